import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSdk } from '../create-sdk.ts';
import { uploadFile } from '../endpoints/upload-file.ts';
import { messages } from '../errors/messages.ts';
import {
  type Answerer,
  empty,
  environmentOn,
  json,
  problem,
  reset,
  type StubServer,
  startStubServer,
} from '../testing/stub-server.ts';
import { putFile } from './upload.ts';

let server: StubServer;
beforeEach(async () => {
  server = await startStubServer();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

const png = new Blob([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10])], { type: 'image/png' });
const sha256 = createHash('sha256')
  .update(new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]))
  .digest('hex');
const upload = { purpose: 'address-proof', content: png, fileName: 'passport.png' } as const;
const headers = { 'Content-Type': 'image/png', 'x-amz-checksum-sha256': 'abc=' };
const put = { headers, content: png };
const newSdk = () => createSdk({ environment: environmentOn(server.origin, 'PROD') });
const qaSdk = () => createSdk({ environment: environmentOn(server.origin) });

function presignThen(put: Answerer, url = `${server.origin}/files/up_1?signature=6b1f0c`): Answerer {
  return (received, response) =>
    received.method === 'PUT'
      ? put(received, response)
      : json(200, { uploadId: 'up_1', url, method: 'PUT', headers })(received, response);
}

describe('an upload', () => {
  it('is hashed, requested, and sent to the url in the response, with its headers and none of ours', async () => {
    server.answer(presignThen(empty(200)));
    const sdk = qaSdk();
    sdk.session.apply((state) => ({ state: { ...state, tokens: { token: 'tok', xsrfToken: 'x' } }, effects: [] }));
    expect(await uploadFile(sdk, upload)).toBe('up_1');
    const [grantRequest, sent] = server.received;
    expect(JSON.parse(grantRequest?.text ?? '')).toEqual({
      purpose: 'address-proof',
      fileName: 'passport.png',
      contentType: 'image/png',
      sizeBytes: 8,
      sha256,
    });
    expect(sent).toMatchObject({
      method: 'PUT',
      url: '/files/up_1?signature=6b1f0c',
      headers: { 'content-length': '8' },
    });
    expect(sent?.headers).toMatchObject({ 'content-type': 'image/png', 'x-amz-checksum-sha256': 'abc=' });
    for (const name of ['authorization', 'x-xsrf-token', 'x-correlation-id', 'x-encrypted'])
      expect(sent?.headers).not.toHaveProperty(name);
  });

  it('follows a path on the origin of the API', async () => {
    server.answer(presignThen(empty(204), '/api/files/up_1'));
    await uploadFile(qaSdk(), upload);
    expect(server.received[1]?.url).toBe('/api/files/up_1');
  });

  it('of a file that is not accepted reports it at the field', async () => {
    server.answer(problem(400, 'file-format', 'Invalid file format'));
    await expect(uploadFile(qaSdk(), upload)).rejects.toMatchObject({
      code: 'file-format',
      messageKey: 'fileFormat',
      presentation: 'inline',
    });
  });

  it('reports its progress and counts as a call in flight', async () => {
    server.answer(empty(200));
    const steps: (number | string)[] = [];
    const loader = { onCallStart: () => steps.push('start'), onCallEnd: () => steps.push('end') };
    const sdk = createSdk({ environment: environmentOn(server.origin), loader });
    await putFile(sdk, { url: server.origin, ...put }, { onProgress: (part) => steps.push(part) });
    expect(steps).toEqual(['start', 0, 1, 'end']);
  });

  it.each([400, 403, 500])('that is rejected with %i', async (status) => {
    server.answer(empty(status));
    await expect(putFile(newSdk(), { url: server.origin, ...put })).rejects.toMatchObject({
      code: 'upload-refused',
      status,
      message: messages.technicalDifficulties,
    });
  });

  it('of a file whose bytes do not match its type is rejected in the words of the API', async () => {
    server.answer(problem(400, 'file-format', 'Invalid file format'));
    await expect(putFile(newSdk(), { url: server.origin, ...put })).rejects.toMatchObject({
      code: 'file-format',
      status: 400,
      messageKey: 'fileFormat',
      presentation: 'inline',
    });
    server.answer(json(400, { Code: 'SignatureDoesNotMatch' }));
    await expect(putFile(newSdk(), { url: server.origin, ...put })).rejects.toMatchObject({ code: 'upload-refused' });
  });

  it('that breaks off', async () => {
    server.answer(reset);
    await expect(putFile(newSdk(), { url: server.origin, ...put })).rejects.toMatchObject({ code: 'network' });
  });

  it('that is cancelled', async () => {
    const controller = new AbortController();
    server.answer(() => controller.abort());
    await expect(
      putFile(newSdk(), { url: server.origin, ...put }, { signal: controller.signal }),
    ).rejects.toMatchObject({ code: 'cancelled', presentation: 'silent' });
  });
});

/** The part of XMLHttpRequest that the upload uses, driven by the test. */
class StubXhr {
  static last: StubXhr;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  status = 0;
  responseText = '';
  opened: string[] = [];
  headers: Record<string, string> = {};
  sent: unknown;
  constructor() {
    StubXhr.last = this;
  }
  open(...given: string[]) {
    this.opened = given;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(content: unknown) {
    this.sent = content;
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
}

describe('an upload in a browser', () => {
  beforeEach(() => vi.stubGlobal('XMLHttpRequest', StubXhr));
  const url = 'https://files.example/up_1?signature=6b1f0c';

  it('reports its progress', async () => {
    const parts: number[] = [];
    const done = putFile(newSdk(), { url, ...put }, { onProgress: (part) => parts.push(part) });
    const xhr = StubXhr.last;
    expect([xhr.opened, xhr.headers, xhr.sent]).toEqual([['PUT', url], headers, png]);
    xhr.upload.onprogress?.({ loaded: 2, total: 8 });
    xhr.upload.onprogress?.({ loaded: 0, total: 0 });
    xhr.status = 200;
    xhr.onload?.();
    xhr.onloadend?.();
    await done;
    expect(parts).toEqual([0, 0.25, 0, 1]);
  });

  it('that is rejected', async () => {
    const done = putFile(newSdk(), { url, ...put });
    StubXhr.last.status = 403;
    StubXhr.last.onload?.();
    await expect(done).rejects.toMatchObject({ code: 'upload-refused', status: 403 });
  });

  it('that breaks off', async () => {
    const done = putFile(newSdk(), { url, ...put });
    StubXhr.last.onerror?.();
    await expect(done).rejects.toMatchObject({ code: 'network' });
  });

  it('that is cancelled, before it begins and while it runs', async () => {
    const early = putFile(newSdk(), { url, ...put }, { signal: AbortSignal.abort() });
    await expect(early).rejects.toMatchObject({ code: 'cancelled' });
    expect(StubXhr.last.sent).toBeUndefined();
    const controller = new AbortController();
    const late = putFile(newSdk(), { url, ...put }, { signal: controller.signal });
    controller.abort();
    await expect(late).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('that takes too long', async () => {
    vi.useFakeTimers();
    const done = putFile(newSdk(), { url, ...put }, { timeoutMs: 1000 }).catch((error) => error);
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    expect(await done).toMatchObject({ code: 'timeout' });
  });
});
