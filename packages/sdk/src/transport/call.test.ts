import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSdk, type SdkOptions } from '../create-sdk.ts';
import { contentForm } from '../endpoints/content.ts';
import { contentQuery } from '../endpoints/content-query.ts';
import { sendEmail } from '../endpoints/email.ts';
import { createPayment } from '../endpoints/payments.ts';
import { navAlerts, policyDetails } from '../endpoints/policies.ts';
import type { LifedeskError } from '../errors/lifedesk-error.ts';
import { messages } from '../errors/messages.ts';
import { loggedIn, refreshed } from '../session/transitions.ts';
import { beginPartialLogin } from '../sign-in/login.ts';
import {
  empty,
  environmentOn,
  json,
  problem,
  reset,
  type StubServer,
  silence,
  startStubServer,
  text,
} from '../testing/stub-server.ts';
import { type TestClock, testClock } from '../testing/test-clock.ts';
import { call } from './call.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const body = { policyNo: '501234567', transactionType: 'Activate' } as const;
const session = (token: string) => ({
  token,
  xsrfToken: `xsrf of ${token}`,
  sessiontimeout: 900,
  currentDateTime: '2026-11-21T04:30:00.000Z',
});

let server: StubServer;
let clock: TestClock;
beforeEach(async () => {
  server = await startStubServer();
  clock = testClock();
});
afterEach(() => server.close());

const newSdk = (options: Partial<SdkOptions> = {}) =>
  createSdk({ environment: environmentOn(server.origin), clock, ...options });

async function failureOf(promise: Promise<unknown>): Promise<LifedeskError> {
  return promise.then(
    () => expect.fail('it should have failed'),
    (error) => {
      expect(error.name).toBe('LifedeskError');
      return error;
    },
  );
}

describe('a call', () => {
  it('posts JSON with a correlation id and returns data', async () => {
    server.answer(json(200, { policyNo: '501234567', registerNAVVisibility: false }));
    const answer = await navAlerts(newSdk(), body);
    expect(answer).toEqual({ policyNo: '501234567', registerNAVVisibility: false });
    const [received] = server.received;
    expect(received).toMatchObject({ method: 'POST', url: '/api/v1/policies/navalerts', text: JSON.stringify(body) });
    expect(received?.headers['x-correlation-id']).toMatch(uuid);
    expect(received?.headers['content-type']).toBe('application/json');
    for (const name of ['authorization', 'x-xsrf-token', 'x-source', 'x-encrypted', 'idempotency-key'])
      expect(received?.headers).not.toHaveProperty(name);
  });

  it('sets the server’s clock, also on an error, but not from a response that a cache may have kept', async () => {
    const at = (time: string) => ({ 'X-Server-Time': time });
    const sdk = newSdk();
    server.answer(json(200, { data: {} }, at('2027-03-31T18:20:00.000Z')));
    await contentQuery(sdk, { query: '{ faq { id } }' }, { get: true });
    expect(sdk.clock.known).toBe(false);
    server.answer(json(500, {}, at('2027-03-31T18:20:00.123Z')));
    await failureOf(navAlerts(sdk, body));
    expect(new Date(sdk.clock.now()).toISOString()).toBe('2027-03-31T18:20:00.123Z');
    clock.advance(60_000);
    server.answer(json(200, {}, at('2027-03-31T18:30:00.000Z')));
    await navAlerts(sdk, body);
    expect(new Date(sdk.clock.now()).toISOString()).toBe('2027-03-31T18:30:00.000Z');
  });

  it('sets the server’s clock from the response that opens a session, if no header gets through', async () => {
    const sdk = newSdk();
    server.answer(json(200, session('one')));
    await beginPartialLogin(sdk, { loginId: '501234567' });
    expect([sdk.clock.known, new Date(sdk.clock.now()).toISOString()]).toEqual([true, '2026-11-21T04:30:00.000Z']);
  });

  it('has a new correlation id each time, and the error names it', async () => {
    server.answer(problem(500, 'internal', messages.somethingWrong));
    const errors = [await failureOf(navAlerts(newSdk(), body)), await failureOf(navAlerts(newSdk(), body))];
    const sent = server.received.map(({ headers }) => headers['x-correlation-id']);
    expect(errors.map(({ correlationId }) => correlationId)).toEqual(sent);
    expect(new Set(sent).size).toBe(2);
  });

  it('carries the session’s token and XSRF token', async () => {
    server.answer(json(200, {}));
    const sdk = newSdk();
    sdk.session.apply((state, now) => loggedIn(state, session('one'), 'p_1', now));
    await navAlerts(sdk, body);
    await navAlerts(sdk, body, { tokens: { token: 'other', xsrfToken: 'its xsrf' } });
    expect(server.received.map(({ headers }) => [headers.authorization, headers['x-xsrf-token']])).toEqual([
      ['Bearer one', 'xsrf of one'],
      ['Bearer other', 'its xsrf'],
    ]);
  });

  it('drops empty values from the body', async () => {
    server.answer(json(200, {}));
    await navAlerts(newSdk(), { ...body, policyNo: ' ' });
    expect(server.received[0]?.text).toBe('{"transactionType":"Activate"}');
  });

  it('sends a body that may be omitted as an empty object', async () => {
    server.answer(json(200, {}));
    const sdk = newSdk();
    await call(sdk, { operation: 'navAlerts', method: 'put', path: '/v1/x', body: { a: 1 } });
    await call(sdk, {
      operation: 'navAlerts',
      method: 'get',
      path: '/v1/x',
      query: { a: 1, b: '', c: 'null', d: ['x', 'y'] },
    });
    expect(server.received.map(({ method, url, text: sent }) => [method, url, sent])).toEqual([
      ['PUT', '/api/v1/x', '{"a":1}'],
      ['GET', '/api/v1/x?a=1&d=x&d=y', ''],
    ]);
  });

  it('goes to the base of its service', async () => {
    const environment = environmentOn(server.origin);
    const bases = { ...environment.bases, content: `${server.origin}/cms`, email: `${server.origin}/post` };
    server.answer(json(200, {}));
    const sdk = newSdk({ environment: { ...environment, bases } });
    await contentForm(sdk, { form: 'feedback', rating: 4, message: 'Easy to find.' });
    await sendEmail(sdk, { template: 'premium-reminder', policyNo: '501234567' });
    expect(server.received.map(({ url }) => url)).toEqual(['/cms/content/form', '/post/email/send']);
  });
});

describe('what a status means', () => {
  it.each([
    [200, { found: 1 }],
    [203, { found: 1 }],
    [207, { found: 1 }],
  ])('%i returns status and data', async (status, data) => {
    server.answer(json(status, data));
    expect(await call(newSdk(), { operation: 'navAlerts', method: 'post', path: '/v1/x' })).toEqual({ status, data });
  });

  it.each([203, 204, 207])('%i may come without a body where the contract has such a response', async (status) => {
    server.answer(empty(status));
    const request = { operation: 'unclaimedAmount', method: 'post', path: '/v1/x', mayBeEmpty: true } as const;
    expect(await call(newSdk(), request)).toEqual({ status, data: undefined });
  });

  it.each([203, 204, 207])('%i without a body is a failure where the contract has none', async (status) => {
    server.answer(empty(status));
    expect(await failureOf(navAlerts(newSdk(), body))).toMatchObject({ code: 'not-json', status });
  });

  it.each([
    [200, 'text/html', '<html>a login page of the café</html>'],
    [200, 'application/json', '{"half":'],
    [200, 'application/json', ''],
    [203, 'text/plain', 'fine'],
  ])('%i %s %s is not JSON', async (status, type, answered) => {
    server.answer(text(status, answered, type));
    const error = await failureOf(navAlerts(newSdk(), body));
    expect(error).toMatchObject({ code: 'not-json', status, customerMessage: messages.somethingWrong });
    // V8 quotes the body in its SyntaxError; the server's response must never be logged.
    expect(error.cause).toBeUndefined();
  });

  it.each([500, 502, 503, 504])(
    '%i as HTML, as JSON of another shape, or empty is the same failure',
    async (status) => {
      for (const answerer of [text(status, '<h1>Bad gateway</h1>'), json(status, ['no', 'problem']), empty(status)]) {
        server.answer(answerer);
        const error = await failureOf(navAlerts(newSdk(), body));
        expect(error).toMatchObject({
          status,
          message: status === 500 ? messages.somethingWrong : messages.technicalDifficulties,
          presentation: 'toast',
          fieldErrors: [],
        });
      }
    },
  );

  it('a problem sets its code, its fields and its figures', async () => {
    const errors = [{ pointer: '/policyNo', detail: 'must be nine digits' }, { pointer: 7 }, null];
    server.answer(problem(400, 'validation', 'Bad Request', { errors, triesLeft: 2, retryAfter: 30 }));
    expect(await failureOf(navAlerts(newSdk(), body))).toMatchObject({
      code: 'validation',
      status: 400,
      operation: 'navAlerts',
      message: 'Bad Request: /policyNo',
      customerMessage: 'Bad Request',
      messageKey: 'badRequest',
      fieldErrors: [{ pointer: '/policyNo', detail: 'must be nine digits' }],
      triesLeft: 2,
      retryAfter: 30,
    });
  });

  it('names the free times of an appointment that was taken, and nothing that is not one', async () => {
    const slot = { slotId: 'mc_dadar-20261203T0300Z', start: '2026-12-03T03:00:00.000Z' };
    server.answer(problem(409, 'slot-taken', 'Time taken', { slots: [slot, null, { start: 'x' }] }));
    expect(await failureOf(navAlerts(newSdk(), body))).toMatchObject({ code: 'slot-taken', slots: [slot] });
  });

  it('keeps the reason of a rule with its values, and nothing that is not one', async () => {
    const named = {
      pointer: '/amount',
      detail: 'A loan is at least ₹5,000.00.',
      rule: 'loan-amount',
      because: 'below-least',
    };
    const errors = [
      { ...named, facts: { minimum: 500_000, date: '2026-12-05', other: { name: 'Asha' } } },
      { ...named, rule: 7 },
    ];
    server.answer(problem(400, 'validation', 'Bad Request', { errors }));
    const { pointer, detail, rule, because } = named;
    expect(await failureOf(navAlerts(newSdk(), body))).toMatchObject({
      fieldErrors: [
        { pointer, detail, refusal: { rule, because, facts: { minimum: 500_000, date: '2026-12-05' } } },
        { pointer, detail },
      ],
    });
  });

  it('a response that claims to be sealed and is not is rejected', async () => {
    server.answer(json(200, { data: 'AAAA', info: 'AAAA' }, { 'X-Encrypted': 'true' }));
    expect(await failureOf(navAlerts(newSdk(), body))).toMatchObject({ code: 'envelope-failed' });
  });
});

describe('no answer', () => {
  it('is unreachable if nothing listens', async () => {
    const sdk = newSdk();
    await server.close();
    const error = await failureOf(navAlerts(sdk, body));
    expect(error).toMatchObject({ code: 'network', status: 0, message: 'Server Not Reachable', presentation: 'toast' });
    expect(error.cause).toBeInstanceOf(TypeError);
    expect(error.correlationId).toMatch(uuid);
  });

  it('is unreachable if the connection breaks, and is not sent again', async () => {
    server.answer(reset);
    expect(await failureOf(navAlerts(newSdk(), body))).toMatchObject({ code: 'network' });
    expect(server.received).toHaveLength(1);
  });

  it('is unreachable if the response breaks off in the middle', async () => {
    server.answer((_received, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
      response.write('{"half":');
      response.socket?.destroySoon();
    });
    expect(await failureOf(navAlerts(newSdk(), body))).toMatchObject({ code: 'network' });
  });

  it('times out', async () => {
    server.answer(() => clock.advance(30_000));
    const error = await failureOf(navAlerts(newSdk(), body));
    expect(error).toMatchObject({ code: 'timeout', status: 0, message: messages.technicalDifficulties });
    expect(server.received).toHaveLength(1);
  });

  it('times out while the response is still arriving', async () => {
    server.answer((_received, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.write('{"half":', () => setImmediate(() => clock.advance(5_000)));
    });
    expect(await failureOf(navAlerts(newSdk(), body, { timeoutMs: 5_000 }))).toMatchObject({ code: 'timeout' });
  });

  it('never times out if the caller says so', async () => {
    server.answer((received, response) => {
      clock.advance(10_000_000);
      json(200, {})(received, response);
    });
    await navAlerts(newSdk({ timeoutMs: 0 }), body);
    await navAlerts(newSdk(), body, { timeoutMs: 0 });
  });

  it('leaves no timer behind', async () => {
    server.answer(json(200, {}));
    const after = vi.spyOn(clock, 'after');
    const cancelled = vi.fn();
    after.mockImplementation(() => cancelled);
    await navAlerts(newSdk(), body);
    expect(cancelled).toHaveBeenCalledTimes(1);
  });

  it('is cancelled by its caller, before and while it runs', async () => {
    server.answer(silence);
    const early = AbortSignal.abort();
    expect(await failureOf(navAlerts(newSdk(), body, { signal: early }))).toMatchObject({
      code: 'cancelled',
      presentation: 'silent',
    });
    const controller = new AbortController();
    server.answer(() => controller.abort());
    expect(await failureOf(navAlerts(newSdk(), body, { signal: controller.signal }))).toMatchObject({
      code: 'cancelled',
    });
  });
});

describe('a mistake in the program', () => {
  it('is the cause of the error, and is not taken for a network failure', async () => {
    const sdk = newSdk({ environment: { ...environmentOn(server.origin), bases: { ...environmentOn('').bases } } });
    const error = await failureOf(navAlerts(sdk, body));
    expect(error.code).toBe('not-configured');
    expect(error.cause).toBeInstanceOf(TypeError);
  });
});

describe('a second attempt', () => {
  it('never happens to a call that is not idempotent', async () => {
    for (const answerer of [reset, empty(502), empty(503), empty(504), text(200, 'x')]) {
      server.received.length = 0;
      server.answer(answerer);
      await failureOf(navAlerts(newSdk(), body));
      expect(server.received).toHaveLength(1);
    }
  });

  it('happens once to a payment whose response was lost, under the same key', async () => {
    const payment = {
      purpose: 'premium',
      items: [{ policyNo: '501234567', amount: 2450000 }],
      returnPath: '/cs/pay-online',
    } as const;
    const order = { orderId: 'ord_1' };
    server.answer(reset, json(200, order));
    const idempotencyKey = crypto.randomUUID();
    expect(await createPayment(newSdk(), { ...payment, items: [...payment.items] }, { idempotencyKey })).toEqual(order);
    const sent = server.received.map(({ headers, text: sentText }) => [headers['idempotency-key'], sentText]);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]?.[0]).toBe(idempotencyKey);
    const [first, second] = server.received.map(({ headers }) => headers['x-correlation-id']);
    expect(first).not.toBe(second);

    server.received.length = 0;
    server.answer(reset);
    const error = await failureOf(
      createPayment(newSdk(), { ...payment, items: [...payment.items] }, { idempotencyKey }),
    );
    expect(error.code).toBe('network');
    expect(server.received).toHaveLength(2);
    server.received.length = 0;
    await failureOf(createPayment(newSdk(), { ...payment, items: [...payment.items] }, { idempotencyKey, once: true }));
    expect(server.received).toHaveLength(1);
  });

  it('happens once if the token was replaced while the call was on its way', async () => {
    const sdk = newSdk();
    sdk.session.apply((state, now) => loggedIn(state, session('one'), 'p_1', now));
    server.answer(
      (received, response) => {
        sdk.session.apply((state) => refreshed(state, session('two')));
        problem(401, 'session-ended', messages.sessionTimedOut)(received, response);
      },
      json(200, { fine: true }),
    );
    expect(await navAlerts(sdk, body)).toEqual({ fine: true });
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual(['Bearer one', 'Bearer two']);
  });

  it('waits for a refresh in progress', async () => {
    const sdk = newSdk();
    sdk.session.apply((state, now) => loggedIn(state, session('one'), 'p_1', now));
    let finish = () => {};
    const refresh = sdk.session.refresh(
      () =>
        new Promise<void>((resolve) => {
          finish = () => {
            sdk.session.apply((state) => refreshed(state, session('two')));
            resolve();
          };
        }),
    );
    server.answer(
      (received, response) => {
        problem(401, 'session-ended', messages.sessionTimedOut)(received, response);
        setImmediate(() => finish());
      },
      json(200, { fine: true }),
    );
    expect(await navAlerts(sdk, body)).toEqual({ fine: true });
    await refresh;
  });

  it('does not happen if the session has really ended', async () => {
    const sdk = newSdk();
    sdk.session.apply((state, now) => loggedIn(state, session('one'), 'p_1', now));
    server.answer(problem(401, 'session-ended', messages.sessionTimedOut));
    expect(await failureOf(navAlerts(sdk, body))).toMatchObject({ code: 'session-ended', next: 'login' });
    expect(server.received).toHaveLength(1);
  });
});

describe('the loader', () => {
  it('counts calls in flight, including failed ones, but not background ones', async () => {
    const counts: string[] = [];
    const loader = {
      onCallStart: (inFlight: number) => counts.push(`+${inFlight}`),
      onCallEnd: (inFlight: number) => counts.push(`-${inFlight}`),
    };
    const sdk = newSdk({ loader });
    server.answer(empty(500));
    await Promise.allSettled([navAlerts(sdk, body), navAlerts(sdk, body), navAlerts(sdk, body, { background: true })]);
    expect(counts).toEqual(['+1', '+2', '-1', '-0']);
  });

  it('has the message of the newest call that has one, until that call ends', async () => {
    const shown: (string | undefined)[] = [];
    const note = (_inFlight: number, message?: string) => void shown.push(message);
    const sdk = newSdk({ loader: { onCallStart: note, onCallEnd: note } });
    server.answer(silence);
    const [outer, inner] = [new AbortController(), new AbortController()];
    const calls = [
      navAlerts(sdk, body, { signal: outer.signal, message: 'Opening the payment page' }),
      navAlerts(sdk, body, { signal: inner.signal, message: 'Creating the receipt' }),
      navAlerts(sdk, body, { signal: inner.signal }),
    ];
    await vi.waitUntil(() => server.received.length === 3, 60_000);
    inner.abort();
    await Promise.allSettled(calls.slice(1));
    outer.abort();
    await Promise.allSettled(calls);
    expect(shown).toEqual([
      'Opening the payment page',
      'Creating the receipt',
      'Creating the receipt',
      'Opening the payment page',
      'Opening the payment page',
      undefined,
    ]);
  });

  it('is not notified if the caller asks for silence', async () => {
    server.answer(empty(500));
    const error = await failureOf(navAlerts(newSdk(), body, { silent: true }));
    expect(error).toMatchObject({ presentation: 'silent', message: messages.somethingWrong });
  });

  it.each([401, 404, 500])(
    'is silent for a policy that cannot be viewed (%i), and says what happened in a log',
    async (status) => {
      server.answer(empty(status));
      const error = await failureOf(policyDetails(newSdk(), { policyNo: '501234567' }));
      expect(error).toMatchObject({ messageKey: 'none', presentation: 'silent' });
      expect(String(error)).toBe(`LifedeskError: policyDetails: ${status} ${error.code}`);
    },
  );
});
