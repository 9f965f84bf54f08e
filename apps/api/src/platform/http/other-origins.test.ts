import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../../testing/index.ts';
import { callOperation, signIn } from '../../testing/sign-in.ts';

const AGENTS = 'https://agents.example';
const BRANCH = 'https://branch.example:8443';
/** Each differs from a listed one in one way. */
const STRANGERS = [
  'https://other.example',
  'http://agents.example',
  'https://agents.example:8443',
  'https://sub.agents.example',
  'https://agents.example.other.example',
  'https://AGENTS.example',
  'https://agents.example/',
  'null',
  '*',
];

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ listen: false, config: { origins: [AGENTS, BRANCH] } });
});
afterAll(() => api.close());

const preflight = (origin: string, url = '/api/v1/validatesession') =>
  api.app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,x-xsrf-token',
    },
  });
const call = (origin: string) =>
  api.app.inject({ method: 'POST', url: '/api/v1/content/maintenance', payload: {}, headers: { origin } });

describe('a page of a listed origin', () => {
  it.each([AGENTS, BRANCH])('%s may call, and its browser keeps the preflight', async (origin) => {
    const { statusCode, headers } = await preflight(origin);
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, POST, PUT',
      'access-control-max-age': '7200',
      vary: expect.stringMatching(/\borigin\b/i),
    });
    expect(headers['access-control-allow-headers']?.toString().toLowerCase().split(', ')).toEqual(
      expect.arrayContaining(['authorization', 'content-type', 'idempotency-key', 'x-xsrf-token', 'x-staff-token']),
    );
  });

  it('reads answers and refusals, with the server’s time', async () => {
    for (const answer of [
      await call(AGENTS),
      await api.app.inject({ url: '/api/v1/nothing', headers: { origin: AGENTS } }),
    ]) {
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': AGENTS,
        'access-control-expose-headers': expect.stringContaining('X-Server-Time'),
        vary: expect.stringMatching(/\borigin\b/i),
      });
    }
  });

  it('needs the token and the XSRF token of the session, and sends no cookies', async () => {
    const asha = await signIn(api, 'Asha');
    const own = await callOperation(api, 'policyCards', {}, { ...asha, origin: AGENTS });
    expect(own.statusCode).toBe(200);
    expect(own.headers['access-control-allow-credentials']).toBeUndefined();
    const without = await callOperation(api, 'policyCards', {}, { origin: AGENTS, cookie: 'loginAuth=1' });
    expect(without.statusCode).toBe(401);
  });
});

describe('a page of any other origin', () => {
  it.each(STRANGERS)('%s may not', async (origin) => {
    for (const answer of [await preflight(origin), await call(origin)]) {
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      // A cache must not give it the answer for another origin.
      expect(answer.headers.vary).toMatch(/\borigin\b/i);
    }
  });

  it('may not if no origin is listed', async () => {
    const closed = await startApi({ listen: false });
    try {
      for (const method of ['POST', 'OPTIONS'] as const) {
        const { headers } = await closed.app.inject({
          method,
          url: '/api/v1/content/maintenance',
          headers: { origin: AGENTS, 'access-control-request-method': 'POST' },
        });
        expect(headers['access-control-allow-origin']).toBeUndefined();
      }
    } finally {
      await closed.close();
    }
  });
});
