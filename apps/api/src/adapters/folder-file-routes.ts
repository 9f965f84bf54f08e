import type { FastifyInstance } from 'fastify';
import { problem } from '../problem.ts';
import { FILES_PATH, type FolderFileStore, type SignedQuery } from './folder-file-store.ts';

/** What an upload may be at most, whatever was signed. */
const MAX_BYTES = 5 * 1024 * 1024;
const text = { type: 'string', maxLength: 300 } as const;
const QUERY = {
  type: 'object',
  required: ['expires', 'type', 'signature'],
  additionalProperties: false,
  properties: {
    expires: { ...text, pattern: '^[0-9]{1,12}$' },
    type: text,
    signature: text,
    sha256: text,
    size: text,
    name: text,
  },
} as const;

/** The addresses that a folder store hands out, as object storage would serve them: the signature is the only permission. */
export function addFolderFileRoutes(app: FastifyInstance, store: FolderFileStore): void {
  void app.register(async (files) => {
    files.removeAllContentTypeParsers();
    files.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_BYTES },
      async (_request: unknown, body: Buffer) => body,
    );
    const schema = { querystring: QUERY };

    files.put<{ Params: { '*': string }; Querystring: SignedQuery }>(
      `${FILES_PATH}/*`,
      { schema, bodyLimit: MAX_BYTES },
      async (request, reply) => {
        const key = request.params['*'];
        const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const refusal = store.checkPut(key, request.query, request.headers['content-type'], content);
        if (refusal === 'signature' || refusal === 'expired')
          throw problem('session-kind', { detail: 'This upload address is not valid any more.' });
        if (refusal) throw problem('file-format', { detail: 'This is not the file that was announced.' });
        await store.put(key, { content, contentType: request.query.type });
        return reply.code(204).send();
      },
    );

    files.get<{ Params: { '*': string }; Querystring: SignedQuery }>(
      `${FILES_PATH}/*`,
      { schema },
      async (request, reply) => {
        const key = request.params['*'];
        if (store.checkGet(key, request.query))
          throw problem('session-kind', { detail: 'This download address is not valid any more.' });
        const file = await store.get(key);
        if (!file) throw problem('not-found', { detail: 'This file is not there any more.' });
        const name = encodeURIComponent(request.query.name ?? 'file').replaceAll(
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
          .type(request.query.type)
          .send(Buffer.from(file.content));
      },
    );
  });
}

/** Whether a file store is one whose addresses this process has to serve. */
export function isFolderFileStore(store: object): store is FolderFileStore {
  return 'checkPut' in store && 'checkGet' in store;
}
