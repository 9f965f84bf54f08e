import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Config } from '../../config.ts';
import { callOperation, type RunningApi, signIn, startApi } from '../../testing/index.ts';
import { ReadOnlyDatabaseError } from '../database/read-only-database.ts';
import { addErrorAnswers } from './errors.ts';
import { loggerOptions } from './logging.ts';

describe('errors in responses', () => {
  it.each([
    [Object.assign(new Error('connect ECONNREFUSED 10.0.0.5:5432'), { code: 'ECONNREFUSED' }), 503, 'unavailable'],
    [Object.assign(new Error('terminating connection'), { code: '57P01' }), 503, 'unavailable'],
    [Object.assign(new Error('sorry, too many clients already'), { code: '53300' }), 503, 'unavailable'],
    [new ReadOnlyDatabaseError(), 503, 'unavailable'],
    [new Error('timeout exceeded when trying to connect'), 503, 'unavailable'],
    [new Error('Client has encountered a connection error and is not queryable'), 503, 'unavailable'],
    [new Error('Client was closed and is not queryable'), 503, 'unavailable'],
    [Object.assign(new Error('connect'), { code: 'ENETUNREACH' }), 503, 'unavailable'],
    [Object.assign(new Error('aborted'), { code: 'ECONNRESET', statusCode: 400 }), 400, 'validation'],
    [
      Object.assign(new Error('duplicate key value violates unique constraint "x"'), {
        code: '23505',
        detail: 'Key (pan)=(ABXPK4321F)',
      }),
      500,
      'internal',
    ],
    [new TypeError("Cannot read properties of undefined (reading 'pan')"), 500, 'internal'],
    [Object.assign(new Error('Body is too large'), { statusCode: 413 }), 413, 'too-large'],
    [Object.assign(new Error('FST says no'), { statusCode: 415 }), 415, 'media-type'],
    [Object.assign(new Error('bad'), { statusCode: 400 }), 400, 'validation'],
    ['a text', 500, 'internal'],
  ])('%s is %i %s, without any details', async (error, status, code) => {
    const app = Fastify();
    addErrorAnswers(app);
    app.get('/', () => Promise.reject(error));
    const answer = await app.inject('/');
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status, code, type: `urn:lifedesk:problem:${code}` });
    if (error instanceof Error) expect(answer.body).not.toContain(error.message);
    expect(answer.body).not.toMatch(/ABXPK4321F|10\.0\.0\.5/);
  });
});

describe('the log', () => {
  it('redacts secrets at any depth', () => {
    let text = '';
    const stream = new Writable({
      write(chunk, _encoding, done) {
        text += chunk;
        done();
      },
    });
    const options = loggerOptions({ logLevel: 'debug' } as Config);
    const { log } = Fastify({ logger: { ...(options as object), stream } });
    log.info(
      { token: 'T0KEN', otp: '493027', nested: { authorization: 'Bearer T0KEN', deep: { pan: 'ABXPK4321F' } } },
      'planted',
    );
    expect(text).toContain('planted');
    expect(text).toContain('[redacted]');
    expect(text).not.toMatch(/T0KEN|493027|ABXPK4321F/);
  });
});

describe('an unexpected error', () => {
  it('is in the log, with its stack', async () => {
    let text = '';
    const stream = new Writable({
      write(chunk, _encoding, done) {
        text += chunk;
        done();
      },
    });
    const options = loggerOptions({ logLevel: 'info' } as Config);
    const app = Fastify({ logger: { ...(options as object), stream } });
    addErrorAnswers(app);
    app.get('/', () => Promise.reject(new TypeError('planted')));
    await app.inject('/');
    expect(text).toMatch(/"level":50.*"code":"internal".*TypeError: planted\\n +at /);
  });
});

describe('a whole journey in the log', () => {
  it('shows operation, status and duration, and nothing of the bodies', async () => {
    const lines: string[] = [];
    const write = process.stdout.write.bind(process.stdout);
    process.stdout.write = ((chunk: string | Uint8Array) => {
      lines.push(String(chunk));
      return true;
    }) as typeof process.stdout.write;
    let secrets: string[] = [];
    try {
      const api = await startApi({ config: { logLevel: 'debug' } });
      const headers = await signIn(api, 'Asha');
      const otp = await api.otpFor('+919876543210');
      await callOperation(api, 'validateSession', {}, headers);
      await callOperation(api, 'validateOtp', { otpToken: 'A'.repeat(43), otp });
      await fetch(`${api.url}/api/v1/unknown?token=leak-me`);
      await fetch(`${api.url}/api/content/graphql?query=${encodeURIComponent('{ faq { id } } # leak-me')}`);
      await api.close();
      secrets = [
        otp,
        headers.authorization.slice(7),
        headers['x-xsrf-token'],
        '501234567',
        '9876543210',
        'asha.kulkarni',
        'ABXPK',
        'leak-me',
      ];
    } finally {
      process.stdout.write = write;
    }
    const log = lines.join('');
    expect(log).toMatch(/"operationId":"validateOtp".*"status":200/);
    expect(log).toMatch(/"correlationId":"[0-9a-f-]{36}"/);
    for (const secret of secrets) expect(log).not.toContain(secret);
  });
});

describe('refusals in the log', () => {
  it('show the account and the address as pseudonyms, and a lockout is an alert', async () => {
    const lines: string[] = [];
    const write = process.stdout.write.bind(process.stdout);
    process.stdout.write = ((chunk: string | Uint8Array) => {
      lines.push(String(chunk));
      return true;
    }) as typeof process.stdout.write;
    try {
      const api = await startApi({ listen: false, config: { logLevel: 'info' } });
      for (let n = 0; n < 5; n++) {
        const known = await callOperation(api, 'validateCustomer', { loginId: '501234567', workTypeTxt: 'login' });
        const body = { otpToken: known.json().otpToken, workTypeTxt: 'login' };
        const { otpToken } = (await callOperation(api, 'generateOtp', body)).json();
        const otp = await api.otpFor('+919876543210');
        await callOperation(api, 'validateOtp', { otpToken, otp: otp === '000000' ? '000001' : '000000' });
      }
      await api.close();
    } finally {
      process.stdout.write = write;
    }
    const of = (code: string) =>
      lines.filter((line) => line.includes(`"code":"${code}"`)).map((line) => JSON.parse(line));
    const [wrong] = of('otp-wrong');
    expect(of('otp-wrong')).toHaveLength(4);
    expect(wrong).toMatchObject({
      account: expect.stringMatching(/^.{16}$/),
      client: expect.stringMatching(/^.{16}$/),
      time: expect.any(Number),
    });
    const [alert] = of('otp-blocked');
    expect(alert).toMatchObject({ level: 40, alert: 'lockout', account: wrong.account, client: wrong.client });
    expect(JSON.stringify([wrong, alert])).not.toMatch(/501234567|40012345|9876543210/);
  });
});

describe('rate limits', () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await startApi({ listen: false, config: { rateLimit: { perMinute: 8, anonymousPerMinute: 5 } } });
  });
  beforeEach(() => api.forget());
  afterAll(() => api.close());

  it('stop one caller and not the others, with a time to wait', async () => {
    const ask = (remoteAddress: string) =>
      api.app.inject({ method: 'POST', url: '/api/v1/content/maintenance', payload: {}, remoteAddress });
    for (let n = 0; n < 5; n++) expect((await ask('203.0.113.5')).statusCode).toBe(200);
    const stopped = await ask('203.0.113.5');
    expect(stopped.json()).toMatchObject({ status: 429, code: 'rate-limited', retryAfter: expect.any(Number) });
    expect(Number(stopped.headers['retry-after'])).toBe(stopped.json().retryAfter);
    expect((await ask('203.0.113.6')).statusCode).toBe(200);
  });

  it("count a session's calls by session, so that people behind one address do not block each other", async () => {
    const one = await signIn(api, 'Asha', 'partial');
    const other = await signIn(api, 'Farhan', 'partial');
    const ask = (headers: typeof one) => callOperation(api, 'validatePaymentSession', {} as never, headers);
    for (let n = 0; n < 8; n++) expect((await ask(one)).statusCode).toBe(200);
    expect((await ask(one)).statusCode).toBe(429);
    expect((await ask(other)).statusCode).toBe(200);
  });

  it('count unknown URLs, too', async () => {
    const probe = () => api.app.inject({ url: '/api/.env', remoteAddress: '203.0.113.7' });
    for (let n = 0; n < 5; n++) expect((await probe()).statusCode).toBe(404);
    expect((await probe()).statusCode).toBe(429);
  });
});

describe('the headers of the API', () => {
  it('disable content sniffing, and HTTP if the installation has HTTPS', async () => {
    const plain = await startApi({ listen: false });
    const secure = await startApi({ listen: false, config: { publicUrl: 'https://portal.example' } });
    try {
      for (const { app } of [plain, secure])
        for (const url of ['/api/health', '/api/v1/nowhere', '/api/v1/validatesession'])
          expect((await app.inject(url)).headers).toMatchObject({
            'x-content-type-options': 'nosniff',
            'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
          });
      const hsts = 'strict-transport-security';
      expect((await secure.app.inject('/api/health')).headers[hsts]).toBe('max-age=63072000; includeSubDomains');
      expect((await plain.app.inject('/api/health')).headers[hsts]).toBeUndefined();
    } finally {
      await plain.close();
      await secure.close();
    }
  });

  it('are also on the problem for a malformed URL', async () => {
    const api = await startApi({ listen: false });
    const answer = await api.app.inject({ method: 'POST', url: '/api/v1/%E0%A4%A' });
    await api.close();
    expect(answer.json()).toMatchObject({ status: 400, code: 'validation', correlationId: expect.any(String) });
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('application/problem+json'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });
});

describe('caching', () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await startApi({ listen: false });
  });
  afterAll(() => api.close());
  const cacheControlOf = ({ headers }: { headers: Record<string, unknown> }) => headers['cache-control'];

  it('is disabled for responses and refusals by default', async () => {
    const asha = await signIn(api, 'Asha');
    expect(cacheControlOf(await callOperation(api, 'policyCards', {}, asha))).toBe('no-store');
    expect(cacheControlOf(await callOperation(api, 'policyCards', {}))).toBe('no-store');
    expect(cacheControlOf(await api.app.inject('/api/health'))).toBe('no-store');
    expect(cacheControlOf(await api.app.inject('/api/v1/nowhere'))).toBe('no-store');
  });

  it('is enabled where a response says so', async () => {
    const query = new URLSearchParams({ query: '{ faq { id } }' });
    expect(cacheControlOf(await api.app.inject(`/api/content/graphql?${query}`))).toBe('public, max-age=300');
  });
});
