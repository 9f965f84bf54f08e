import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createSdk } from '../create-sdk.ts';
import { notifications } from '../endpoints/notices.ts';
import { policyDetails } from '../endpoints/policies.ts';
import type { LifedeskError } from '../errors/lifedesk-error.ts';
import { beginLogin, confirmLogin } from '../sign-in/login.ts';
import { exampleOf } from './make-answer.ts';
import { exampleHandlers, respond } from './msw.ts';
import { environmentOn } from './stub-server.ts';

const server = setupServer(...exampleHandlers({ notifications: 'offline' }));
const sdk = () => createSdk({ environment: environmentOn('https://portal.example') });
const policy = { policyNo: '501234567' };
const failure = (promise: Promise<unknown>): Promise<LifedeskError> =>
  promise.then(
    () => expect.fail('it should have failed'),
    (error) => error,
  );

let printed: string[];
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'error').mockImplementation((text) => printed.push(String(text)));
});
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

it('returns the contract’s example for every operation', async () => {
  expect(await policyDetails(sdk(), policy)).toEqual(exampleOf('policyDetails'));
  expect((await failure(notifications(sdk()))).code).toBe('network');
  expect(printed).toEqual([]);
});

it('responds differently in one test', async () => {
  server.use(respond('validateOtp', { status: 401, example: 'otp-expired' }));
  server.use(respond('policyDetails', { change: (example) => ({ ...example, policyNo: '1' }) }));
  const lifedesk = sdk();
  await beginLogin(lifedesk, { loginId: '501234567', workTypeTxt: 'login' });
  expect(await failure(confirmLogin(lifedesk, '493027'))).toMatchObject({ code: 'otp-expired' });
  expect(await policyDetails(lifedesk, policy)).toMatchObject({ policyNo: '1' });
  server.resetHandlers();
  expect(await policyDetails(lifedesk, policy)).not.toHaveProperty('policyNo', '1');
});

it('waits forever if a test says so, until the caller gives up', async () => {
  server.use(respond('policyDetails', 'never'));
  const given = new AbortController();
  const waiting = failure(policyDetails(sdk(), policy, { signal: given.signal }));
  setTimeout(() => given.abort(), 20);
  expect((await waiting).code).toBe('cancelled');
});

it('fails on a call or a body outside the contract, and prints what to do', async () => {
  await expect(fetch('https://portal.example/api/v1/nothing', { method: 'POST' })).rejects.toThrow(TypeError);
  expect(printed[0]).toContain('POST /api/v1/nothing is not a call of the contract');
  expect((await failure(policyDetails(sdk(), { policyNo: '5' }))).code).toBe('network');
  expect(printed[1]).toContain('policyDetails was sent a body that does not fit the contract.\n  /policyNo: ');
});

it('leaves other addresses to other handlers', async () => {
  server.use(http.get('https://other.example/*', () => new Response('mine')));
  expect(await (await fetch('https://other.example/v2/thing')).text()).toBe('mine');
});

it('rejects anything outside the contract immediately', () => {
  expect(() => respond('validateOtp', { status: 418 } as never)).toThrow('validateOtp has no answer 418');
  expect(() => exampleHandlers({ validateOpt: {} } as never)).toThrow('no operation validateOpt');
});
