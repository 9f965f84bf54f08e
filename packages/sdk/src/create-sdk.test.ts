import { describe, expect, it } from 'vitest';
import { configuredKey } from './cipher/configured-key.ts';
import { createSdk } from './create-sdk.ts';
import { navAlerts } from './endpoints/policies.ts';
import { resolveEnvironment } from './environment.ts';
import { isLifedeskError } from './errors/lifedesk-error.ts';
import { loggedIn } from './session/transitions.ts';
import { environmentOn } from './testing/stub-server.ts';

describe('the order of the middlewares', () => {
  it('is correlation id and session, and the envelope last: only the body is sealed', async () => {
    let sent: Request | undefined;
    const sdk = createSdk({
      environment: environmentOn('http://127.0.0.1', 'PROD'),
      keys: configuredKey('key-1', new Uint8Array(32).fill(7)),
      newId: () => 'id-1',
      fetch: async (request) => {
        sent = request as Request;
        return Response.json({ message: 'the session' });
      },
    });
    const answer = { token: 't', xsrfToken: 'x', sessiontimeout: 900, currentDateTime: '2026-11-21T04:30:00.000Z' };
    sdk.session.apply((state, now) => loggedIn(state, answer, 'p_1', now));
    await navAlerts(sdk, { policyNo: '501234567', transactionType: 'Activate' });
    const headers = Object.fromEntries(sent?.headers ?? []);
    expect(headers).toMatchObject({ 'x-correlation-id': 'id-1', authorization: 'Bearer t', 'x-xsrf-token': 'x' });
    expect(headers).toMatchObject({ 'x-encrypted': 'true' });
    expect(Object.keys(await sent?.json())).toEqual(['data', 'info']);
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
    expect(make).toThrow('createSdk({ environment: resolveEnvironment(location.host) })');
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
