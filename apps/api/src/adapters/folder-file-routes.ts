import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { isRecord } from '../platform/is-record.ts';
import { problem } from '../platform/problem.ts';
import type { StoredFile } from '../ports/file-store.ts';
import { FILES_PATH, type FolderFileStore, type SignedQuery } from './folder-file-store.ts';

export interface FolderFileRoutesOptions {
  /** The maximum size of an upload, whatever its URL was signed for. */
  maxBytes: number;
  /** Runs first, before anything else. */
  limit: onRequestAsyncHookHandler;
  /** Accepts a file that matches its signed URL. Throws if the file is rejected for another reason. */
  receive: (key: string, file: StoredFile) => Promise<void>;
}

interface Route {
  Params: { '*': string };
}

/** Serves the URLs of a folder store as object storage would. The signature is the only permission. */
export function addFolderFileRoutes(
  app: FastifyInstance,
  store: FolderFileStore,
  { maxBytes, limit, receive }: FolderFileRoutesOptions,
): void {
  void app.register(async (files) => {
    files.removeAllContentTypeParsers();
    files.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);

    files.put<Route>(`${FILES_PATH}/*`, {
      bodyLimit: maxBytes,
      onRequest: [
        limit,
        async ({ params, query, headers }) => {
          const signed = readQuery(query);
          if (!signed || store.checkPut(params['*'], signed, headers)) throw refusal();
        },
      ],
      handler: async ({ params, query, body }, reply) => {
        const signed = readQuery(query);
        const content = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        if (!signed || store.checkContent(signed, content)) throw refusal();
        await receive(params['*'], { content, contentType: signed.type });
        return reply.code(204).send();
      },
    });

    files.get<Route>(`${FILES_PATH}/*`, {
      onRequest: [limit],
      handler: async ({ params, query }, reply) => {
        const signed = readQuery(query);
        if (!signed || store.checkGet(params['*'], signed)) throw refusal();
        const file = await store.get(params['*']);
        if (!file) throw problem('not-found', { detail: 'This file is not there any more.' });
        const name = encodeURIComponent(signed.name ?? 'file').replaceAll(
          /['()*]/g,
          (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
        );
        return reply
          .headers({
            'content-disposition': `attachment; filename*=UTF-8''${name}`,
            'content-security-policy': "sandbox; default-src 'none'",
            'x-content-type-options': 'nosniff',
            'cache-control': 'private, no-store',
          })
          .type(signed.type)
          .send(Buffer.from(file.content));
      },
    });
  });
}

/** One response for every reason: a URL is valid exactly as issued, or not at all. */
const refusal = () => problem('session-kind', { detail: 'This address does not take this request, or not any more.' });

const KNOWN = new Set(['expires', 'type', 'signature', 'sha256', 'size', 'name']);
const MAX_LENGTH = 300;

/** The signed query. Null if a parameter is missing, unknown, repeated or too long to be ours. */
function readQuery(query: unknown): SignedQuery | null {
  if (!isRecord(query)) return null;
  const given = new Map<string, string>();
  for (const [name, value] of Object.entries(query)) {
    if (!KNOWN.has(name) || typeof value !== 'string' || value.length > MAX_LENGTH) return null;
    given.set(name, value);
  }
  const { expires, type, signature, ...optional } = Object.fromEntries(given);
  return expires !== undefined && type !== undefined && signature !== undefined
    ? { ...optional, expires, type, signature }
    : null;
}

/** Whether this process has to serve the file store's URLs. */
export function isFolderFileStore(store: object): store is FolderFileStore {
  return 'checkPut' in store && 'checkGet' in store;
}
