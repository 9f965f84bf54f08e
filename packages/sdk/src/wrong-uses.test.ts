import { describe, expect, it } from 'vitest';
import * as sdkPackage from './index.ts';
import { isLifedeskError, messages, resolveEnvironment } from './index.ts';
import { environmentOn } from './testing/stub-server.ts';

/** Calls a function as JavaScript without types may call it. */
async function use(name: keyof typeof sdkPackage, ...given: unknown[]): Promise<unknown> {
  const found: unknown = Reflect.get(sdkPackage, name);
  if (typeof found !== 'function') throw new Error(`the package has no function ${name}`);
  return Reflect.apply(found, undefined, given);
}

/** An SDK whose server answers every call in the same way. */
const sdkThatReads = (status: number, type: string, body: string, base = 'https://portal.example') =>
  sdkPackage.createSdk({
    environment: environmentOn(base),
    fetch: async () => {
      const response = new Response(body, { status, headers: { 'content-type': type } });
      Object.defineProperty(response, 'url', { value: `${base}/v1/policies/navalerts?policyNo=501234567` });
      return response;
    },
  });
const sdk = sdkThatReads(200, 'application/json', '{}');
const navAlert = { policyNo: '501234567', transactionType: 'Activate' };
const noSdk = 'must be the SDK';
const needsHost = 'new URL(address).host';
const wrongBase = "Check the base addresses of resolveEnvironment(host, { bases }): the API's usually ends in /api.";
const problem = (status: number, detail: string, more: object = {}) =>
  JSON.stringify({ type: 'about:blank', title: 'x', status, detail, code: 'not-found', ...more });
const page = '<!doctype html><title>Portal</title>';

type WrongUse = [what: string, use: () => Promise<unknown>, says: string, code?: string];

const wrongUses: WrongUse[] = [
  ['createSdk without options', () => use('createSdk'), 'createSdk({ environment'],
  ['createSdk without environment', () => use('createSdk', {}), 'createSdk({ environment'],
  ['createSdk with the name of one', () => use('createSdk', { environment: 'PROD' }), 'createSdk({ environment'],
  ['an operation without anything', () => use('policyDetails'), `policyDetails ${noSdk}: policyDetails(sdk, …)`],
  ['an operation whose SDK is undefined', () => use('policyDetails', undefined, navAlert), noSdk],
  ['an operation without the SDK', () => use('policyDetails', { policyNo: '501234567' }), noSdk],
  ['a keyed operation without the SDK', () => use('createPayment', undefined, {}, { idempotencyKey: 'k' }), noSdk],
  ['a view without the SDK', () => use('viewPolicy', undefined, { policyNo: '501234567' }), noSdk],
  ['a list without the SDK', () => use('viewPaymentDetails'), noSdk],
  ['a change without the SDK', () => use('changeEmail', undefined, {}, { idempotencyKey: 'k' }), noSdk],
  ['plans without the SDK', () => use('viewPlans', undefined, {}), noSdk],
  ['a code without the SDK', () => use('sendOtp', undefined, 't', 'update-pan'), noSdk],
  ['a login without the SDK', () => use('beginLogin', undefined, { loginId: '501234567' }), noSdk],
  ['confirming without the SDK', () => use('confirmLogin', undefined, '123456'), noSdk],
  ['restoring without the SDK', () => use('restoreSession'), noSdk],
  ['staying signed in without the SDK', () => use('staySignedIn'), noSdk],
  ['activity without the SDK', () => use('noteActivity'), noSdk],
  ['expiring without the SDK', () => use('expireNow'), noSdk],
  ['signing out without the SDK', () => use('signOut'), noSdk],
  ['a content query without the SDK', () => use('contentQuery', undefined, { query: '{ faq { id } }' }), noSdk],
  ['a file without the SDK', () => use('takeTempFile', undefined, { tempFileId: 't', url: '/t' }), noSdk],
  ['watching the SDK, not its session', () => use('watchExpiry', sdk, {}), 'watchExpiry(sdk.session, listeners)'],
  ['a payment without options', () => use('createPayment', sdk, {}), '{ idempotencyKey: newId() }'],
  ['a payment without a key', () => use('startPayment', sdk, {}, {}), '{ idempotencyKey: newId() }'],
  ['a callback without a signature', () => use('paymentCallback', sdk, '{}'), '{ timestamp, signature }'],
  ['resolveEnvironment without a host', () => use('resolveEnvironment'), needsHost],
  ['resolveEnvironment with location', () => use('resolveEnvironment', { host: 'portal.example' }), needsHost],
  ['an address as host', () => use('resolveEnvironment', 'https://portal.example/cs'), needsHost],
  ['an address without a path as host', () => use('resolveEnvironment', 'https://portal.example'), needsHost],
  ['a host with a path', () => use('resolveEnvironment', 'portal.example/cs'), needsHost],
  ['an address as host of environmentName', () => use('environmentName', 'https://portal.example'), needsHost],
  [
    'an address as configured host',
    () => use('resolveEnvironment', 'x', { hosts: [{ environment: 'PROD', host: 'https://portal.example' }] }),
    needsHost,
  ],
  [
    'a build for PROD on an unknown host',
    () => use('resolveEnvironment', 'insurer.example', { expected: 'PROD' }),
    "the host insurer.example is QA. Add the host: resolveEnvironment(host, { expected: 'PROD', hosts:",
  ],
  ['browserStore in Node', () => use('browserStore'), 'memoryStore()'],
  [
    'a base without /api, which the API answers',
    () =>
      use(
        'navAlerts',
        sdkThatReads(404, 'application/problem+json', problem(404, 'There is nothing at this address.')),
        navAlert,
      ),
    `no operation of the API answered at https://portal.example/v1/policies/navalerts (404, application/problem+json). ${wrongBase}`,
  ],
  [
    'a base without /api, which a page answers',
    () => use('navAlerts', sdkThatReads(404, 'text/html', page), navAlert),
    wrongBase,
  ],
  ['a base on a page that refuses', () => use('navAlerts', sdkThatReads(405, 'text/html', page), navAlert), wrongBase],
  ['a base on a page', () => use('navAlerts', sdkThatReads(200, 'text/html', page), navAlert), wrongBase, 'not-json'],
  [
    'a base without a host, in Node',
    () => use('navAlerts', sdkPackage.createSdk({ environment: resolveEnvironment('localhost') }), navAlert),
    'In Node base addresses must be absolute',
  ],
  [
    'confirmLogin first',
    () => use('confirmLogin', sdk, '123456'),
    'call beginLogin or beginCorporateLogin first',
    'no-login',
  ],
  [
    'sendLoginOtp first',
    () => use('sendLoginOtp', sdk, 'login'),
    'call beginLogin or beginCorporateLogin first',
    'no-login',
  ],
];

describe('a wrong use', () => {
  it.each(wrongUses)('%s says what to do', async (_, wrong, says, code = 'not-configured') => {
    const error = await wrong().then(
      () => expect.fail('it should have failed'),
      (reason: unknown) => reason,
    );
    if (!isLifedeskError(error)) throw error;
    expect(error.message).toContain(says);
    expect(error.code).toBe(code);
    expect(error.message).not.toContain('501234567');
    // The customer reads the catalogue.
    expect(Object.values(messages)).toContain(error.customerMessage);
  });
});

describe('what is no wrong use', () => {
  it('is an unknown host, which is QA', () => {
    expect(resolveEnvironment('insurer.example').name).toBe('QA');
    expect(resolveEnvironment('www.insurer.example', { expected: 'PROD' }).name).toBe('PROD');
  });

  it('is a 404 of an operation', async () => {
    const answer = sdkThatReads(404, 'application/problem+json', problem(404, 'There is no such policy.'));
    await expect(use('navAlerts', answer, navAlert)).rejects.toMatchObject({
      code: 'not-found',
      message: messages.noPolicyData,
    });
  });
});

describe('a rejected body', () => {
  const refused = [
    { pointer: '/policyNo', detail: 'is not 501234567' },
    { pointer: '/amount', detail: 'is too high', rule: 'top-up', because: 'above-limit', facts: { limit: 100 } },
  ];
  const answer = sdkThatReads(
    400,
    'application/problem+json',
    problem(400, 'x', { code: 'validation', errors: refused }),
  );

  it('is named by its fields, without a value', async () => {
    const error = await use('navAlerts', answer, navAlert).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: 'Bad Request: /policyNo, /amount', customerMessage: 'Bad Request' });
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({
      code: 'validation',
      fields: [{ pointer: '/policyNo' }, { pointer: '/amount', rule: 'top-up', because: 'above-limit' }],
    });
    expect(JSON.stringify(error)).not.toMatch(/501234567|too high|100/);
  });
});
