import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { errorCode } from '../platform/error-code.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { Clock } from '../ports/clock.ts';
import { assertFileKey, FileKeyError, type FileStore, type StoredFile, type UploadGrant } from '../ports/file-store.ts';
import type { Ids } from '../ports/ids.ts';

/** Below the API base. `adapters/folder-file-routes.ts` has its routes. */
export const FILES_PATH = '/files';

const HASH_HEADER = 'x-content-sha256';

export interface FolderStoreOptions {
  folder: string;
  secrets: Secrets;
  clock: Clock;
  ids: Ids;
  /** Address of the file routes as browsers reach it. A path alone means the server's own origin. */
  baseUrl: () => string;
}

export type PutRefusal = 'signature' | 'expired' | 'content-type' | 'size' | 'sha256';
/** Headers of an upload, under their HTTP names. */
export interface PutHeaders {
  'content-type'?: string | undefined;
  'content-length'?: string | undefined;
  [HASH_HEADER]?: string | string[] | undefined;
}
export interface SignedQuery {
  expires: string;
  type: string;
  signature: string;
  sha256?: string;
  size?: string;
  name?: string;
}

/** A folder that behaves like object storage: every URL is signed over method, key, type, hash, size and expiry. */
export interface FolderFileStore extends FileStore {
  /** Why the headers of a PUT to a signed URL are rejected, before its body is read. Null if it may continue. */
  checkPut(key: string, query: SignedQuery, headers: PutHeaders): PutRefusal | null;
  /** Why the content does not match its signed URL. */
  checkContent(query: SignedQuery, content: Uint8Array): 'size' | 'sha256' | null;
  checkGet(key: string, query: SignedQuery): 'signature' | 'expired' | null;
}

export function folderFileStore({ folder, secrets, clock, ids, baseUrl }: FolderStoreOptions): FolderFileStore {
  const root = resolve(folder);
  const sign = (method: string, key: string, parts: Omit<SignedQuery, 'signature'>): string =>
    secrets.mac(
      'file-url',
      JSON.stringify([method, key, parts.expires, parts.type, parts.sha256, parts.size, parts.name]),
    );
  const url = (method: string, key: string, parts: Omit<SignedQuery, 'signature'>): string => {
    const query = new URLSearchParams({ ...parts, signature: sign(method, key, parts) });
    return `${baseUrl()}/${key}?${query}`;
  };
  const isSigned = (method: string, key: string, { signature, ...parts }: SignedQuery): boolean =>
    secrets.verify(
      'file-url',
      JSON.stringify([method, key, parts.expires, parts.type, parts.sha256, parts.size, parts.name]),
      signature,
    );
  const isExpired = ({ expires }: SignedQuery): boolean => Number(expires) * 1000 <= clock.now().getTime();

  /** The file of a key. The second check still protects the folder if the first is ever loosened. */
  const pathOf = (key: string): string => {
    assertFileKey(key);
    const path = resolve(root, key);
    if (!path.startsWith(root + sep)) throw new FileKeyError('not a file key');
    return path;
  };

  /** Stored beside the files, under a name that no key can have. */
  const typePathOf = (key: string): string => join(root, '.types', key);

  return {
    async presignPut({ key, contentType, sha256, size, expiresAt }: UploadGrant) {
      assertFileKey(key);
      const parts = {
        expires: String(Math.floor(expiresAt.getTime() / 1000)),
        type: contentType,
        sha256,
        size: String(size),
      };
      return { url: url('PUT', key, parts), headers: { 'Content-Type': contentType, 'X-Content-SHA256': sha256 } };
    },
    async presignGet(key, { fileName, contentType, expiresAt }) {
      assertFileKey(key);
      return url('GET', key, {
        expires: String(Math.floor(expiresAt.getTime() / 1000)),
        type: contentType,
        name: fileName,
      });
    },
    async put(key, { content, contentType }) {
      const path = pathOf(key);
      await writeAtomically(typePathOf(key), Buffer.from(contentType), ids);
      await writeAtomically(path, content, ids);
    },
    async get(key): Promise<StoredFile | null> {
      const path = pathOf(key);
      try {
        const [content, type] = await Promise.all([readFile(path), readFile(typePathOf(key), 'utf8')]);
        return { content, contentType: type };
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return null;
        throw error;
      }
    },
    async delete(key) {
      const path = pathOf(key);
      await Promise.all([rm(path, { force: true }), rm(typePathOf(key), { force: true })]);
    },
    checkPut(key, query, headers) {
      if (!isSigned('PUT', key, query)) return 'signature';
      if (isExpired(query)) return 'expired';
      if (headers['content-type'] !== query.type) return 'content-type';
      if (headers['content-length'] !== query.size) return 'size';
      return headers[HASH_HEADER] === query.sha256 ? null : 'sha256';
    },
    checkContent(query, content) {
      if (content.length !== Number(query.size)) return 'size';
      return createHash('sha256').update(content).digest('hex') === query.sha256 ? null : 'sha256';
    },
    checkGet(key, query) {
      if (!isSigned('GET', key, query)) return 'signature';
      return isExpired(query) ? 'expired' : null;
    },
  };
}

/** Written to a second file, flushed and renamed, so that a partial file is never read. */
async function writeAtomically(path: string, content: Uint8Array, ids: Ids): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const part = join(dirname(path), `.${ids.uuid()}.part`);
  const file = await open(part, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(part, path);
}
