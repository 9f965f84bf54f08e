import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { commonHeaders, isSecure } from './security-headers.ts';

const fileOf = (module: string): string => fileURLToPath(import.meta.resolve(module));
const CONTRACT = fileOf('@lifedesk/contract/openapi.json');
const VIEWER = dirname(fileOf('@lifedesk/contract/viewer/index.html'));
/** Scalar's build for pages without a build of their own, which its package does not export. */
const SCALAR = join(dirname(fileOf('@scalar/api-reference')), 'browser');
const SCRIPTS = ['start.js', 'standalone.js'];

/** Scalar adds style elements and has no nonce for them. Everything else comes from here, and nothing is sent anywhere. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the contract: `/openapi.json` for programs, on any site, and `/docs` for people. */
export async function addContractPages(app: FastifyInstance, config: Config): Promise<void> {
  const headers = {
    ...commonHeaders({ secure: isSecure(config) }),
    'content-security-policy': POLICY,
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex',
  };
  const contract = await readFile(CONTRACT, 'utf8');
  await app.register(async (pages) => {
    pages.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
    await pages.register(fastifyStatic, { root: [VIEWER, SCALAR], serve: false, cacheControl: false });
    for (const url of ['/openapi.json', '/docs/openapi.json'])
      pages.get(url, async (_request, reply) =>
        reply.header('access-control-allow-origin', '*').type('application/json').send(contract),
      );
    // the page asks for its files beside itself
    pages.get('/docs', async (_request, reply) => reply.redirect('docs/', 301));
    pages.get('/docs/', async (_request, reply) => reply.sendFile('index.html'));
    for (const file of SCRIPTS) pages.get(`/docs/${file}`, async (_request, reply) => reply.sendFile(file));
  });
}
