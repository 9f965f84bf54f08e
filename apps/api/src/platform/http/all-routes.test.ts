import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '../../create-api.ts';
import { type RunningApi, startApi } from '../../testing/index.ts';

const KEYS = '/.well-known/jwks.json';
const CONTRACT = ['/openapi.json', '/docs/openapi.json'];
const CONTRACT_PAGES = [...CONTRACT, '/docs', '/docs/', '/docs/start.js', '/docs/standalone.js'];
const PUBLIC_URL = 'https://portal.example';
interface RouteToWalk {
  readonly method: string;
  readonly url: string;
}

let api: RunningApi;
let app: Awaited<ReturnType<typeof createApi>>;
const routes: RouteToWalk[] = [];
beforeAll(async () => {
  api = await startApi({ listen: false });
  const extension = {
    addHooks: (it: typeof app) =>
      void it.addHook('onRoute', ({ method, url }) => {
        for (const one of [method].flat()) routes.push({ method: one, url });
      }),
    jobs: [],
    addRoutes: async () => {},
  };
  app = await createApi({ ...api.deps, config: { ...api.deps.config, publicUrl: PUBLIC_URL } }, { extension });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await api.close();
});

/** How a response may be kept: only what is the same for everyone. */
function cachedAs(url: string): RegExp {
  if (url === KEYS) return /^public, max-age=300/;
  return CONTRACT_PAGES.includes(url) ? /^no-cache$/ : /no-store|private/;
}

const ask = ({ method, url }: RouteToWalk, headers: Record<string, string> = {}) =>
  app.inject({
    method: method as 'GET',
    url: url.replaceAll(/:\w+|\*/g, 'x'),
    headers: { origin: 'https://other.example', ...headers },
  });

describe('every route', () => {
  it('is walked: the operations, files, feeds, health, published keys and the back office', () => {
    expect(routes.length).toBeGreaterThan(170);
    for (const part of ['/api/v1/validatesession', '/api/health', '/api/files/', '/back-office/v1/answers', KEYS])
      expect(routes.some(({ url }) => url.includes(part))).toBe(true);
  });

  it('answers with the headers of security, also unknown and malformed addresses', async () => {
    const others = ['/nothing', '/api/nothing', '/back-office/v1/nothing', '/.well-known/nothing', '/api/%', '/%'];
    for (const route of [...routes, ...others.map((url) => ({ method: 'GET', url }))]) {
      const { headers } = await ask(route);
      const name = `${route.method} ${route.url}`;
      expect(headers['x-content-type-options'], name).toBe('nosniff');
      expect(headers['content-security-policy'], name).toContain("default-src 'none'");
      expect(headers['strict-transport-security'], name).toMatch(/^max-age=\d{8}/);
      expect(headers['cache-control'], name).toMatch(cachedAs(route.url));
      expect(headers['x-correlation-id'], name).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('refuses every other method with the ones that its address takes', async () => {
    for (const url of new Set(routes.map((route) => route.url).filter((one) => !/[:*]/.test(one)))) {
      const taken = routes.filter((route) => route.url === url).map(({ method }) => method);
      for (const method of ['GET', 'PUT', 'DELETE'].filter((one) => !taken.includes(one))) {
        const answer = await ask({ method, url: `${url}?x=1` });
        expect([answer.statusCode, answer.json().code], `${method} ${url}`).toEqual([405, 'method-not-allowed']);
        expect(String(answer.headers.allow).split(', ').sort(), url).toEqual([...taken].sort());
      }
    }
    const nothing = await ask({ method: 'DELETE', url: '/api/v1/nothing' });
    expect([nothing.statusCode, nothing.headers.allow]).toEqual([404, undefined]);
  });

  it('changes nothing by GET: only these addresses take it', () => {
    const taken = routes.filter(({ method }) => method === 'GET').map(({ url }) => url);
    expect(new Set(taken)).toEqual(
      new Set([
        KEYS,
        ...CONTRACT_PAGES,
        '/api/content/graphql',
        '/api/files/:id',
        '/api/files/*',
        '/api/health',
        '/api/health/live',
        '/api/health/ready',
        '/api/v1/calendar/:file',
      ]),
    );
  });

  it('generates a correlation id if there is none or a bad one, and keeps a good one', async () => {
    const good = randomUUID();
    const idFor = async (headers: Record<string, string>) =>
      (await ask({ method: 'GET', url: '/api/health/live' }, headers)).headers['x-correlation-id'];
    expect(await idFor({ 'x-correlation-id': good })).toBe(good);
    for (const bad of ['x', `${good}\u0007`, `${good}, ${good}`])
      expect(await idFor({ 'x-correlation-id': bad })).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idFor({})).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('lets no other site read it, except the published keys and the contract', async () => {
    for (const route of routes) {
      const allowed = [KEYS, ...CONTRACT].includes(route.url) ? '*' : undefined;
      expect((await ask(route)).headers['access-control-allow-origin'], route.url).toBe(allowed);
      const preflight = await ask({ ...route, method: 'OPTIONS' }, { 'access-control-request-method': 'POST' });
      expect(preflight.headers['access-control-allow-origin'], route.url).toBeUndefined();
    }
  });
});
