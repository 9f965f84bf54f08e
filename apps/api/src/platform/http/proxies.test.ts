import { afterEach, expect, it } from 'vitest';
import { callOperation, type RunningApi, startApi } from '../../testing/index.ts';

let api: RunningApi;
afterEach(() => api.close());

const begin = async (trustProxy: false | number | string[]) => {
  api = await startApi({ listen: false, config: { trustProxy, addressFailures: 5 } });
};
/** A sign-in with an unknown login id, forwarded by the proxy at this address. */
const fail = async (n: number, forwarded: string, remoteAddress = '10.0.0.2') => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/v1/login/validatecustomer',
    payload: { loginId: String(999_990_000 + n), workTypeTxt: 'login' },
    headers: { 'x-forwarded-for': forwarded },
    remoteAddress,
  });
  return answer.statusCode;
};
const failures = async (times: number, forwarded: (n: number) => string, remoteAddress?: string) => {
  const statuses = [];
  for (let n = 0; n < times; n++) statuses.push(await fail(n, forwarded(n), remoteAddress));
  return statuses;
};

it.each([
  ['one proxy by number', 1, (n: number) => `198.51.100.${n}, 203.0.113.7`],
  ['two proxies by number', 2, (n: number) => `198.51.100.${n}, 203.0.113.7, 10.0.0.3`],
  ['proxies by network', ['10.0.0.0/8'], (n: number) => `198.51.100.${n}, 203.0.113.7, 10.0.0.3`],
  ['a proxy by network, with a made-up private address', ['10.0.0.0/8'], (n: number) => `10.9.9.${n}, 203.0.113.7`],
] as const)('behind %s a made-up address in X-Forwarded-For does not help', async (_, proxies, forwarded) => {
  await begin(typeof proxies === 'number' ? proxies : [...proxies]);
  expect(await failures(6, forwarded)).toEqual([401, 401, 401, 401, 403, 403]);
  expect(
    await fail(
      9,
      '198.51.100.1, 203.0.113.8, 10.0.0.3'
        .split(', ')
        .slice(0, proxies === 1 ? 2 : 3)
        .join(', '),
    ),
  ).toBe(401);
});

it('without a proxy the header is ignored', async () => {
  await begin(false);
  expect(await failures(6, (n) => `198.51.100.${n}`, '203.0.113.7')).toEqual([401, 401, 401, 401, 403, 403]);
  expect(await fail(9, '203.0.113.7', '203.0.113.8')).toBe(401);
});

it("a caller from outside the proxies' networks cannot set an address", async () => {
  await begin(['10.0.0.0/8']);
  expect(await failures(6, (n) => `198.51.100.${n}`, '203.0.113.7')).toEqual([401, 401, 401, 401, 403, 403]);
});

it('an IPv6 network counts as one address, and a neighbouring one does not', async () => {
  await begin(1);
  expect(await failures(6, (n) => `2001:db8:1:2::${n}`)).toEqual([401, 401, 401, 401, 403, 403]);
  expect(await fail(9, '2001:db8:1:3::1')).toBe(401);
});

it('a browser that has signed in before is not blocked by its address', async () => {
  await begin(1);
  const known = (await callOperation(api, 'validateCustomer', { loginId: '501234567', workTypeTxt: 'login' })).json();
  const { otpToken } = (
    await callOperation(api, 'generateOtp', { otpToken: known.otpToken, workTypeTxt: 'login' })
  ).json();
  const otp = await api.otpFor('+919876543210');
  const signedIn = await callOperation(api, 'validateOtp', { otpToken, otp });
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
  expect(await failures(6, () => '127.0.0.1')).toEqual([401, 401, 401, 401, 403, 403]);
  const callAgain = (headers: Record<string, string>) =>
    callOperation(api, 'validateCustomer', { loginId: '501234567', workTypeTxt: 'login' }, headers);
  expect((await callAgain({})).statusCode).toBe(403);
  expect((await callAgain({ cookie })).statusCode).toBe(200);
});
