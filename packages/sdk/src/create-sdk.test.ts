import { describe, expect, it } from 'vitest';
import { createSdk } from './create-sdk.ts';
import { navAlerts } from './endpoints/policies.ts';
import { resolveEnvironment } from './environment.ts';
import { isLifedeskError } from './errors/lifedesk-error.ts';
import { loggedIn } from './session/transitions.ts';
import { environmentOn } from './testing/stub-server.ts';

describe('the order of the middlewares', () => {
  it('is correlation id, session, and the envelope last: responses pass them in reverse', async () => {
    const { middlewares, session } = createSdk({ environment: environmentOn('http://127.0.0.1') });
    const answer = { token: 't', xsrfToken: 'x', sessiontimeout: 900, currentDateTime: '2026-11-21T04:30:00.000Z' };
    session.apply((state, now) => loggedIn(state, answer, 'p_1', now));
    const added: string[][] = [];
    for (const { onRequest } of middlewares) {
      const request = new Request('http://127.0.0.1/api/v1/logout', { method: 'POST' });
      const sent = (await onRequest?.(request, { path: '/v1/logout', plain: true })) ?? request;
      added.push([...sent.headers.keys()]);
    }
    expect(added).toEqual([['x-correlation-id'], ['authorization', 'x-xsrf-token'], []]);
    expect(middlewares.map(({ onResponse }) => onResponse !== undefined)).toEqual([false, false, true]);
  });
});

describe('a wrong set-up fails like any other call', () => {
  const body = { policyNo: '501234567', transactionType: 'Activate' } as const;
  const failure = (promise: Promise<unknown>) =>
    promise.then(
      () => expect.fail('it should have failed'),
      (error) => error,
    );

  it('without an environment', () => {
    const make = () => createSdk({} as never);
    expect(make).toThrow(expect.objectContaining({ name: 'LifedeskError', code: 'not-configured' }));
    expect(make).toThrow(
      expect.objectContaining({
        cause: expect.objectContaining({ message: expect.stringContaining('resolveEnvironment') }),
      }),
    );
  });

  it('with an address without a host, in Node', async () => {
    const sdk = createSdk({ environment: resolveEnvironment('localhost') });
    const error = await failure(navAlerts(sdk, body));
    expect(isLifedeskError(error)).toBe(true);
    expect(error).toMatchObject({ code: 'not-configured', operation: 'navAlerts', status: 0 });
    expect(String(error.cause)).toContain('/api/v1/policies/navalerts');
  });

  it('with a body that is not JSON', async () => {
    const circular: Record<string, unknown> = { ...body };
    circular.self = circular;
    const sdk = createSdk({ environment: environmentOn('http://127.0.0.1') });
    expect(await failure(navAlerts(sdk, circular as never))).toMatchObject({ code: 'not-configured' });
  });
});
