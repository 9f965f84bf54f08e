import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSdk } from '../create-sdk.ts';
import {
  type Answerer,
  empty,
  environmentOn,
  problem,
  reset,
  type StubServer,
  startStubServer,
  text,
} from '../testing/stub-server.ts';
import { takeTempFile } from './take-temp-file.ts';

let server: StubServer;
beforeEach(async () => {
  server = await startStubServer();
});
afterEach(() => server.close());

const newSdk = () => createSdk({ environment: environmentOn(server.origin) });
const content = '%PDF-1.7 receipt';
const file = {
  tempFileId: 'tf_1',
  url: '/api/files/tf_1',
  fileName: 'receipt.pdf',
  contentType: 'application/pdf',
  sizeBytes: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
  expiresAt: '2026-11-21T04:45:00.000Z',
} as const;

const serving =
  (get: Answerer): Answerer =>
  (received, response) =>
    (received.method === 'GET' ? get : empty(204))(received, response);

describe('a temporary file', () => {
  it('is fetched without a token, and purged', async () => {
    server.answer(serving(text(200, content, 'application/pdf')));
    const sdk = newSdk();
    sdk.session.apply((state) => ({ state: { ...state, tokens: { token: 'tok', xsrfToken: 'x' } }, effects: [] }));
    const blob = await takeTempFile(sdk, file);
    expect([await blob.text(), blob.type]).toEqual([content, 'application/pdf']);
    await vi.waitUntil(() => server.received.length === 2, 60_000);
    expect(server.received[0]).toMatchObject({ method: 'GET', url: '/api/files/tf_1' });
    expect(server.received[0]?.headers).not.toHaveProperty('authorization');
    expect(server.received[1]).toMatchObject({ url: '/api/v1/documents/purgetempfile', text: '{"tempFileId":"tf_1"}' });
    expect(server.received[1]?.headers.authorization).toBe('Bearer tok');
  });

  it('that was changed on the way is rejected, and not purged', async () => {
    server.answer(serving(text(200, `${content}!`, 'application/pdf')));
    await expect(takeTempFile(newSdk(), file)).rejects.toMatchObject({ code: 'file-damaged' });
    expect(server.received).toHaveLength(1);
  });

  it('that is gone', async () => {
    server.answer(serving(problem(404, 'not-found', 'Gone.')));
    await expect(takeTempFile(newSdk(), file)).rejects.toMatchObject({ code: 'not-found', status: 404 });
  });

  it('that cannot be reached, or was cancelled', async () => {
    server.answer(serving(reset));
    await expect(takeTempFile(newSdk(), file)).rejects.toMatchObject({ code: 'network' });
    await expect(takeTempFile(newSdk(), file, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'cancelled',
    });
  });
});
