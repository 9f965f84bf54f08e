import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileKeyError, type FileStore } from '../ports/file-store.ts';

export interface FileStoreUnderTest {
  store: FileStore;
  /** Turns a URL of the store into one that `fetch` can reach. */
  reach: (url: string) => string;
  now: () => Date;
  pass: (milliseconds: number) => void;
  close: () => Promise<void>;
}

const MINUTE = 60_000;
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** The behaviour of every file store. */
export function fileStoreSuite(name: string, start: () => Promise<FileStoreUnderTest>): void {
  describe(`file store: ${name}`, () => {
    let it_: FileStoreUnderTest;
    beforeAll(async () => {
      it_ = await start();
    });
    afterAll(() => it_.close());

    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(20_000)]);
    const grant = (key: string) => ({
      key,
      contentType: 'application/pdf',
      sha256: sha256(content),
      size: content.length,
      expiresAt: new Date(it_.now().getTime() + 10 * MINUTE),
    });
    const put = (url: string, headers: Record<string, string>, body: Uint8Array = content) =>
      fetch(it_.reach(url), { method: 'PUT', headers, body: Buffer.from(body) });

    it('stores a file with its type until it is deleted', async () => {
      await it_.store.put('a/b/one.pdf', { content, contentType: 'application/pdf' });
      expect(await it_.store.get('a/b/one.pdf')).toMatchObject({ contentType: 'application/pdf' });
      expect(Buffer.from((await it_.store.get('a/b/one.pdf'))?.content ?? [])).toEqual(content);
      await it_.store.delete('a/b/one.pdf');
      expect(await it_.store.get('a/b/one.pdf')).toBeNull();
      await it_.store.delete('a/b/one.pdf');
    });

    it('replaces the file of a key', async () => {
      await it_.store.put('twice', { content, contentType: 'application/pdf' });
      await it_.store.put('twice', { content: Buffer.from('new'), contentType: 'text/plain' });
      expect(Buffer.from((await it_.store.get('twice'))?.content ?? []).toString()).toBe('new');
      expect((await it_.store.get('twice'))?.contentType).toBe('text/plain');
    });

    it.each([
      '',
      '/',
      '../up',
      'a/../../up',
      'a//b',
      '/etc/passwd',
      '.hidden',
      'a/.types/b',
      'a\\b',
      'a b',
      'a%2f..',
      'a\0',
      'x'.repeat(200),
    ])('rejects the key %j', async (key) => {
      await expect(it_.store.put(key, { content, contentType: 'text/plain' })).rejects.toThrow(FileKeyError);
      await expect(it_.store.get(key)).rejects.toThrow(FileKeyError);
      await expect(it_.store.delete(key)).rejects.toThrow(FileKeyError);
      await expect(it_.store.presignPut(grant(key))).rejects.toThrow(FileKeyError);
    });

    it('accepts by a signed URL exactly what it was signed for', async () => {
      const { url, headers } = await it_.store.presignPut(grant('up/exact'));
      const other = Buffer.from(content);
      other[100] = (other[100] ?? 0) ^ 1;
      const refused = [
        await put(url, headers, other),
        await put(url, headers, content.subarray(1)),
        await put(url, { ...headers, 'Content-Type': 'text/html' }),
        await put(url.replace('up/exact', 'up/other'), headers),
        await put(
          url.replace(/[0-9A-Za-z](?=[^0-9A-Za-z]*$)/, (c) => (c === 'a' ? 'b' : 'a')),
          headers,
        ),
      ];
      for (const answer of refused) {
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.status).toBeLessThan(500);
      }
      expect(await it_.store.get('up/exact')).toBeNull();
      expect((await put(url, headers)).ok).toBe(true);
      expect(Buffer.from((await it_.store.get('up/exact'))?.content ?? [])).toEqual(content);
    });

    it('serves a signed URL as a download under its name', async () => {
      await it_.store.put('down/one', { content, contentType: 'application/pdf' });
      const expiresAt = new Date(it_.now().getTime() + 10 * MINUTE);
      const url = await it_.store.presignGet('down/one', {
        fileName: 'पॉलिसी (1).pdf',
        contentType: 'application/pdf',
        expiresAt,
      });
      const answer = await fetch(it_.reach(url));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect(answer.headers.get('content-disposition')).toBe(
        "attachment; filename*=UTF-8''%E0%A4%AA%E0%A5%89%E0%A4%B2%E0%A4%BF%E0%A4%B8%E0%A5%80%20%281%29.pdf",
      );
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(content);
      const foreign = await fetch(it_.reach(url.replace('down/one', 'up/exact')));
      expect(foreign.status).toBeGreaterThanOrEqual(400);
    });

    it('refuses an expired URL', async () => {
      const { url, headers } = await it_.store.presignPut(grant('up/late'));
      await it_.store.put('down/late', { content, contentType: 'application/pdf' });
      const expiresAt = new Date(it_.now().getTime() + 10 * MINUTE);
      const get = await it_.store.presignGet('down/late', {
        fileName: 'a.pdf',
        contentType: 'application/pdf',
        expiresAt,
      });
      it_.pass(10 * MINUTE);
      expect((await put(url, headers)).status).toBeGreaterThanOrEqual(400);
      expect((await fetch(it_.reach(get))).status).toBeGreaterThanOrEqual(400);
      expect(await it_.store.get('up/late')).toBeNull();
    });
  });
}
