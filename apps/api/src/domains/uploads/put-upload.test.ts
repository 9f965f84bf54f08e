import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EICAR } from '../../../simulators/scanner/eicar-scanner.ts';
import { callOperation, type RunningApi, type SessionHeaders, signIn, startApi } from '../../testing/index.ts';
import { jpegFile, pdfFile, pdfWithTable, pngFile } from '../../testing/sample-files.ts';
import { announce, grant, put, type UploadGrant, type UploadRequest } from '../../testing/uploader.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const png = pngFile();

let api: RunningApi;
let asha: SessionHeaders;
beforeAll(async () => {
  api = await startApi({ listen: false });
});
beforeEach(async () => {
  await api.forget();
  await api.deps.db.deleteFrom('upload').execute();
  asha = await signIn(api, 'Asha');
});
afterAll(() => api.close());

const readStored = (uploadId: string) => api.deps.files.get(`uploads/${uploadId}`);
const ask = (body: UploadRequest, session = asha) => callOperation(api, 'fetchPresignedUrl', body, session);
const addressIn = (url: string) => new URL(url, 'http://127.0.0.1');

describe('the upload URL', () => {
  it('is valid for a quarter of an hour, and signed for this file alone', async () => {
    const { uploadId, url, headers, expiresAt } = await grant(api, asha, png);
    expect(uploadId).toMatch(/^up_[\w-]{43}$/);
    expect(addressIn(url).pathname).toBe(`/api/files/uploads/${uploadId}`);
    expect(headers).toMatchObject({ 'Content-Type': 'image/png' });
    expect(expiresAt).toBe('2026-11-21T04:45:00.000Z');
  });

  it.each([
    ['an unsupported type of file', { contentType: 'image/gif' }],
    ['a file that is too large', { sizeBytes: 5 * 1024 * 1024 + 1 }],
    ['an empty file', { sizeBytes: 0 }],
    ['a size as text', { sizeBytes: String(png.length) }],
    ['an invalid hash', { sha256: 'abc' }],
    ['a hash in capitals', { sha256: 'A'.repeat(64) }],
    ['an unknown purpose', { purpose: 'fun' }],
    ['a name with a path', { fileName: '../bill.png' }],
    ['an unknown field', { folder: 'x' }],
  ])('is not issued for %s', async (_, wrong) => {
    const answer = await ask({ ...announce(png), ...wrong } as UploadRequest);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation' });
  });

  it('is issued for any name, which is then stored in a form that is safe to save', async () => {
    const names = ['bill\r\nSet-Cookie: x.png', 'bill\u202egnp.exe', 'bill<script>.png', '..bill.png', '???'];
    for (const fileName of names) expect((await ask(announce(png, { fileName }))).statusCode).toBe(200);
    const rows = await api.deps.db.selectFrom('upload').select('file_name').orderBy('file_name').execute();
    expect(rows.map(({ file_name: name }) => name)).toEqual(
      ['bill Set-Cookie- x.png', 'bill.png', 'billgnp.exe', 'billscript.png', 'file'].sort(),
    );
  });

  it("is issued for names in Hindi, with the script's joiners", async () => {
    expect((await ask(announce(png, { fileName: 'बिजली का बिल क्\u200dष.png' }))).statusCode).toBe(200);
  });

  it('accepts only a picture as a selfie', async () => {
    const answer = await ask(announce(png, { purpose: 'selfie', contentType: 'application/pdf' }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'file-format', detail: 'Invalid file format' });
    expect((await ask(announce(png, { purpose: 'selfie' }))).statusCode).toBe(200);
  });

  it('is issued to companies, for a proof not to other kinds of session, and not without one', async () => {
    const statuses: number[] = [];
    for (const [who, kind] of [
      ['Sahyadri', 'corp'],
      ['Asha', 'partial'],
      ['Asha', 'track'],
    ] as const)
      statuses.push((await ask(announce(png), await signIn(api, who, kind))).statusCode);
    statuses.push((await callOperation(api, 'fetchPresignedUrl', announce(png))).statusCode);
    expect(statuses).toEqual([200, 403, 403, 401]);
  });

  it('is issued a hundred times a day', async () => {
    const answers = await Promise.all(Array.from({ length: 101 }, () => ask(announce(png))));
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.json()).toMatchObject({ status: 429, code: 'rate-limited', retryAfter: 86_400 });
    await api.advance(24 * HOUR);
    asha = await signIn(api, 'Asha');
    expect((await ask(announce(png))).statusCode).toBe(200);
  });
});

describe('uploading to it', () => {
  it.each([
    ['image/png', pngFile],
    ['image/jpeg', jpegFile],
    ['application/pdf', pdfFile],
  ] as const)('accepts a file of the type %s once', async (contentType, make) => {
    const content = Buffer.from(await make());
    const granted = await grant(api, asha, content, { contentType });
    expect((await put(api, granted, content)).statusCode).toBe(204);
    expect(await readStored(granted.uploadId)).toEqual({ content, contentType });
    expect((await put(api, granted, content)).statusCode).toBe(403);
  });

  it('accepts only the file, headers and URL that were agreed', async () => {
    const granted = await grant(api, asha, png);
    const other = Buffer.from(png);
    other[other.length - 20] = 0;
    const url = addressIn(granted.url);
    const withParameter = (name: string, value: string) => {
      const copy = new URL(url);
      copy.searchParams.set(name, value);
      return { ...granted, url: copy.href };
    };
    const { uploadId: another } = await grant(api, asha, png);
    const attempts: [ReturnType<typeof withParameter>, Buffer][] = [
      [granted, other],
      [granted, png.subarray(1)],
      [granted, Buffer.concat([png, png])],
      [{ ...granted, headers: { ...granted.headers, 'Content-Type': 'image/jpeg' } }, png],
      [{ ...granted, headers: { 'Content-Type': 'image/png' } }, png],
      [withParameter('type', 'text/html'), png],
      [withParameter('expires', '9999999999'), png],
      [withParameter('size', String(other.length + 1)), png],
      [withParameter('signature', 'x'.repeat(43)), png],
      [withParameter('acl', 'public'), png],
      [{ ...granted, url: `${granted.url}&size=${png.length}` }, png],
      [{ ...granted, url: granted.url.replace(granted.uploadId, another) }, png],
      [{ ...granted, url: granted.url.replace(granted.uploadId, '..%2F..%2Fsecret') }, png],
      [{ ...granted, url: url.pathname }, png],
    ];
    for (const [attempt, content] of attempts) {
      const answer = await put(api, attempt as UploadGrant, content);
      expect([answer.statusCode, attempt.url, answer.body]).toEqual([
        403,
        attempt.url,
        expect.stringContaining('"session-kind"'),
      ]);
    }
    expect(await readStored(granted.uploadId)).toBeNull();
    expect((await put(api, granted, png)).statusCode).toBe(204);
  });

  it('is refused after a quarter of an hour', async () => {
    const granted = await grant(api, asha, png);
    await api.advance(15 * MINUTE - 1_000);
    expect((await put(api, granted, png)).statusCode).toBe(204);
    const late = await grant(api, asha, png);
    await api.advance(15 * MINUTE);
    expect((await put(api, late, png)).statusCode).toBe(403);
  });

  it.each([
    [
      'a web page with the name of a picture',
      'image/png',
      async () => Buffer.from('<script>alert(1)</script>'),
      'other-kind',
    ],
    ['a picture with the name of a PDF', 'application/pdf', async () => png, 'other-kind'],
    ['a picture cut short', 'image/png', async () => png.subarray(0, -1), 'corrupted'],
    ['a PDF without its end', 'application/pdf', async () => (await pdfFile()).subarray(0, -20), 'corrupted'],
    [
      'a PDF with a misplaced cross-reference',
      'application/pdf',
      async () => pdfWithTable({ startxref: 1 }),
      'corrupted',
    ],
    ['a PDF with a password', 'application/pdf', () => pdfFile({ password: 'secret' }), 'protected'],
    [
      'a PDF with a virus in a comment',
      'application/pdf',
      async () => pdfWithTable({ trailer: `\n%${EICAR}\n` }),
      'infected',
    ],
  ] as const)('rejects %s, and stores nothing of it', async (_, contentType, make, fileFault) => {
    const content = Buffer.from(await make());
    const granted = await grant(api, asha, content, { contentType });
    const answer = await put(api, granted, content);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({
      code: 'file-format',
      detail: 'Invalid file format',
      fileFault,
    });
    expect(await readStored(granted.uploadId)).toBeNull();
  });

  it('accepts five megabytes, and no more whatever is declared', async () => {
    const most = 5 * 1024 * 1024;
    const pdf = pdfWithTable();
    const large = Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(most - pdf.length, '%'), pdf.subarray(9)]);
    const granted = await grant(api, asha, large, { contentType: 'application/pdf' });
    // Its cross-reference is at the old place, so it is corrupted; but it was read.
    expect((await put(api, granted, large)).json()).toMatchObject({ code: 'file-format' });
    const longer = Buffer.concat([large, Buffer.alloc(1)]);
    const headers = { ...granted.headers, 'content-length': String(large.length) };
    expect([400, 403, 413]).toContain((await put(api, { ...granted, headers }, longer)).statusCode);
  });

  it('does not allow reading', async () => {
    const granted = await grant(api, asha, png);
    await put(api, granted, png);
    const { pathname, search } = addressIn(granted.url);
    expect((await api.app.inject({ url: pathname + search })).statusCode).toBe(403);
    expect((await api.app.inject({ url: pathname })).statusCode).toBe(403);
  });
});
