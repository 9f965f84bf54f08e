import { randomBytes } from 'node:crypto';
import { type RunningApi, startApi } from '@lifedesk/api/testing';
import {
  beginCorporateLogin,
  beginLogin,
  beginPartialLogin,
  configuredKey,
  confirmLogin,
  contentQuery,
  corporateDashboardPolicies,
  isLifedeskError,
  maintenanceSchedule,
  memoryStore,
  newId,
  notifications,
  paymentStatus,
  policyCards,
  restoreSession,
  type Sdk,
  type SessionStore,
  secondsUntilExpiry,
  sendEmail,
  sendLoginOtp,
  signOut,
  startPayment,
  staySignedIn,
  type Tokens,
  takeTempFile,
  uploadFile,
  viewPaymentDetails,
  viewPolicy,
  viewReceipt,
} from '@lifedesk/sdk';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Exchange, wiredSdk } from './wired-sdk.ts';

interface Way {
  readonly name: string;
  readonly environment: 'QA' | 'PROD';
  /** Length of a key that both sides are configured with, in bytes; otherwise the key is agreed. */
  readonly keyBytes?: number;
}

const ways: Way[] = [
  { name: 'QA, plain', environment: 'QA' },
  { name: 'PROD, key agreed', environment: 'PROD' },
  ...[16, 24, 32].map((keyBytes): Way => ({ name: `PROD, key of ${keyBytes} bytes`, environment: 'PROD', keyBytes })),
];

const KEY_ID = 'shared-2026';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const failure = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => expect.fail('it should have failed'),
    (reason: unknown) => reason,
  );
  if (!isLifedeskError(error)) throw error;
  return error;
};

describe.each(ways)('the SDK on the real API: $name', ({ environment, keyBytes }) => {
  let api: RunningApi;
  let wires: (readonly Exchange[])[] = [];
  const bytes = keyBytes === undefined ? undefined : new Uint8Array(randomBytes(keyBytes));

  beforeAll(async () => {
    const keys = new Map(bytes ? [[KEY_ID, bytes]] : []);
    api = await startApi({ config: { envelope: { required: environment === 'PROD', keys } } });
  });
  beforeEach(() => api.forget());
  afterEach(() => {
    const exchanges = wires.flat();
    wires = [];
    expect(exchanges).not.toEqual([]);
    for (const exchange of exchanges)
      if (environment === 'QA' || travelsPlain(exchange)) expectPlain(exchange);
      else expectSealed(exchange);
  });
  afterAll(() => api.close());

  /** A newly opened app; with the store of another one, that app after a reload. */
  function open(store?: SessionStore) {
    const opened = wiredSdk(api, {
      environment,
      ...(store && { store }),
      ...(bytes && { keys: configuredKey(KEY_ID, bytes) }),
    });
    wires.push(opened.wire);
    return opened;
  }

  /** Signs in with policy number and OTP. */
  async function signedIn(name = 'Asha', store?: SessionStore) {
    const { policyNumbers, mobile = '' } = await api.person(name);
    const [policyNo = ''] = policyNumbers;
    const { sdk, wire } = open(store);
    await beginLogin(sdk, { loginId: policyNo, workTypeTxt: 'login' });
    await sendLoginOtp(sdk, 'login');
    const login = await confirmLogin(sdk, await api.otpFor(mobile));
    return { sdk, wire, policyNo, login, tokens: tokensOf(sdk) };
  }

  it('distinguishes a wrong OTP from the right one', async () => {
    const { policyNumbers, mobile = '' } = await api.person('Asha');
    const { sdk } = open();
    await beginLogin(sdk, { loginId: policyNumbers[0] ?? '', workTypeTxt: 'login' });
    await sendLoginOtp(sdk, 'login');
    const otp = await api.otpFor(mobile);
    const wrong = await failure(confirmLogin(sdk, otp === '000000' ? '000001' : '000000'));
    expect(wrong).toMatchObject({ code: 'otp-wrong', status: 401, triesLeft: 2, presentation: 'inline' });
    expect(wrong.message).toBe('OTP entered is not correct. Please check.');
    expect(sdk.session.state).toMatchObject({ isLogged: false, tokens: undefined });

    const { audience, answer } = await confirmLogin(sdk, otp);
    expect(audience).toBe('retail');
    expect(answer).toMatchObject({ emailId: expect.stringContaining('*') });
    expect(sdk.session.state).toMatchObject({ isLogged: true, kind: 'full', challenge: undefined });
    expect(secondsUntilExpiry(sdk.session.state, sdk.clock.now())).toBeCloseTo(900, -1);
  });

  it('restores the session after a reload', async () => {
    const store = memoryStore();
    const { tokens, policyNo } = await signedIn('Asha', store);
    const { sdk } = open(store);
    const restored = await restoreSession(sdk);
    expect(restored).toMatchObject({ kind: 'full' });
    expect(restored?.answer).toHaveProperty('policiesData.0.policyNo', policyNo);
    expect(tokensOf(sdk)).toEqual(tokens);
    expect((await policyCards(sdk)).cardDetails).toHaveLength(2);
  });

  it('refreshes under a new token, and the old one stops working', async () => {
    const { sdk, tokens } = await signedIn();
    await staySignedIn(sdk);
    expect(tokensOf(sdk).token).not.toBe(tokens.token);
    expect(await policyCards(sdk)).toHaveProperty('cardDetails');
    expect(await failure(policyCards(sdk, {}, { tokens }))).toMatchObject({ code: 'session-ended', status: 401 });
  });

  it('signs out, and the token stops working immediately', async () => {
    const { sdk, tokens } = await signedIn();
    await signOut(sdk);
    expect(sdk.session.state).toMatchObject({ isLogged: false, tokens: undefined, ending: 'logged-out' });
    const refused = await failure(policyCards(sdk, {}, { tokens }));
    expect(refused).toMatchObject({ code: 'session-ended', status: 401, next: 'login' });
  });

  it('opens a payments-only session without an OTP, which can only pay', async () => {
    const store = memoryStore();
    const { policyNumbers } = await api.person('Vikram');
    const [policyNo = ''] = policyNumbers;
    const { sdk } = open(store);
    await beginPartialLogin(sdk, { loginId: policyNo });
    expect(sdk.session.state).toMatchObject({ kind: 'partial', isLogged: false });
    const due = await viewPaymentDetails(sdk, { policyNo });
    expect(due[0]).toMatchObject({ policyNo, totalPremiumDueToBePaid: 845_000 });
    expect(await failure(policyCards(sdk))).toMatchObject({ code: 'session-kind', status: 403 });
    expect(await restoreSession(open(store).sdk)).toMatchObject({ kind: 'partial' });
  });

  it('signs a corporate client in, shows its policies, and out again', async () => {
    const { clientId, email = '' } = await api.person('Sahyadri');
    const { sdk } = open();
    await beginCorporateLogin(sdk, { clientId, workTypeTxt: 'login' });
    await sendLoginOtp(sdk, 'login');
    const { audience } = await confirmLogin(sdk, await api.otpFor(email));
    expect(audience).toBe('corporate');
    expect(sdk.session.state).toMatchObject({ kind: 'corp', clientId });
    const { policiesData } = await corporateDashboardPolicies(sdk, { clientId });
    const [first] = policiesData;
    expect((await viewPolicy(sdk, { policyNo: first?.policyNo ?? '' })).policyNo).toBe(first?.policyNo);
    await staySignedIn(sdk);
    expect(await restoreSession(sdk)).toMatchObject({ kind: 'corp' });
    const tokens = tokensOf(sdk);
    await signOut(sdk);
    expect(sdk.session.state.corporateLogout).toBe(true);
    const refused = await failure(corporateDashboardPolicies(sdk, { clientId }, { tokens }));
    expect(refused.code).toBe('session-ended');
  });

  it('creates one order for one payment, and a receipt that can be fetched once', async () => {
    const { sdk, wire, policyNo } = await signedIn();
    const pay = (amount: number, idempotencyKey: string) =>
      startPayment(
        sdk,
        { purpose: 'premium', items: [{ policyNo, amount }], returnPath: '/cs/pay-online' },
        { idempotencyKey },
      );
    const key = newId();
    const [order, again] = await Promise.all([pay(2_450_000, key), pay(2_450_000, key)]);
    expect(again.orderId).toBe(order.orderId);
    expect(await failure(pay(2_450_100, key))).toMatchObject({ code: 'idempotency-conflict', status: 409 });
    expect(await failure(pay(2_450_000, newId()))).toMatchObject({ code: 'payment-ongoing', status: 409 });
    expect((await paymentStatus(sdk, { orderId: order.orderId })).state).toBe('created');

    const body = new URLSearchParams({ decision: 'approve' });
    await fetch(new URL(order.gatewayUrl, api.url), { method: 'POST', body, redirect: 'manual' });
    expect(await paymentStatus(sdk, { orderId: order.orderId })).toMatchObject({ state: 'paid' });
    expect(await paymentsOf(order.orderId)).toBe(1);

    const file = await viewReceipt(sdk, { orderId: order.orderId });
    const receipt = await takeTempFile(sdk, file);
    expect(receipt.type).toBe('application/pdf');
    expect(await receipt.slice(0, 5).text()).toBe('%PDF-');
    const purged = { path: '/v1/documents/purgetempfile', status: 204 };
    await vi.waitFor(() => expect(wire.at(-1)).toMatchObject(purged), 60_000);
    expect(await failure(takeTempFile(sdk, file))).toMatchObject({ code: 'not-found', status: 404 });
  });

  it('uploads a picture, and rejects a text named like a picture', async () => {
    const { sdk } = await signedIn();
    const progress: number[] = [];
    const purpose = 'address-proof';
    const uploadId = await uploadFile(
      sdk,
      { purpose, fileName: 'bill.png', content: new Blob([png], { type: 'image/png' }) },
      { onProgress: (part) => progress.push(part) },
    );
    expect(uploadId).toMatch(/^up_/);
    expect([progress.at(0), progress.at(-1)]).toEqual([0, 1]);
    const text = new Blob(['an electricity bill'], { type: 'image/png' });
    const refused = await failure(uploadFile(sdk, { purpose, fileName: 'bill.png', content: text }));
    expect(refused).toMatchObject({ code: 'file-format', status: 400, presentation: 'inline' });
  });

  it('queries the content service both ways, and reports a query that it cannot answer', async () => {
    const { sdk, wire } = open();
    const query = 'query Questions($language: Language) { faq(language: $language) { id question } }';
    const request = { query, operationName: 'Questions', variables: { language: 'hi' } };
    const posted = await contentQuery<{ faq: { id: string }[] }>(sdk, request);
    expect(posted.faq.length).toBeGreaterThan(0);
    expect(await contentQuery(sdk, request, { get: true })).toEqual(posted);
    expect(wire.map(({ method }) => method)).toEqual(['POST', 'GET']);
    const refused = await failure(contentQuery(sdk, { query: '{ secrets }' }));
    expect(refused.code).toBe('content-server');
  });

  it('loads the notifications, and writes to the registered address', async () => {
    const { sdk, policyNo } = await signedIn('Rajesh');
    const answer = await notifications(sdk);
    expect(answer.notifications.policyLapsed).toMatchObject({ policyNos: [policyNo] });
    expect((await maintenanceSchedule(sdk)).coreDowntime).not.toEqual([]);
    const { sentTo } = await sendEmail(sdk, { template: 'policy-summary', policyNo });
    expect(sentTo).toMatch(/^raj\*+rma@example\.com$/);
  });

  async function paymentsOf(orderId: string): Promise<number> {
    const postings = await api.deps.db
      .selectFrom('ledger_posting')
      .select('order_id')
      .where('order_id', '=', orderId)
      .execute();
    return postings.length;
  }
});

function tokensOf({ session }: Sdk): Tokens {
  const { tokens } = session.state;
  if (!tokens) throw new Error('there is no session');
  return tokens;
}

/** What the contract says is never sealed: key agreement, files, content and email. */
function travelsPlain({ path }: Exchange): boolean {
  return !/^\/v\d\//.test(path) || path === '/v1/envelope/key';
}

function expectPlain({ headers, answerHeaders }: Exchange): void {
  expect(headers.get('X-Encrypted')).toBeNull();
  expect(headers.get('X-Source')).toBeNull();
  expect(answerHeaders.get('X-Encrypted')).toBeNull();
}

/** Nothing but `{ data, info }` in both directions; only a refusal from before the envelope was opened is plain. */
function expectSealed({ path, headers, body, status, answerHeaders, answerBody }: Exchange): void {
  expect(Object.keys(JSON.parse(body)), path).toEqual(['data', 'info']);
  expect(headers.get('X-Encrypted')).toBe('true');
  expect(headers.get('X-Source')).toBe('Website');
  expect(headers.get('X-Envelope-Key-Id')).toMatch(/./);
  if (answerBody === '') return;
  const { code, ...answer } = JSON.parse(answerBody);
  if (status >= 400 && answerHeaders.get('X-Encrypted') === null) {
    expect(['session-ended', 'session-kind']).toContain(code);
    return;
  }
  expect(answerHeaders.get('X-Encrypted')).toBe('true');
  expect(Object.keys({ ...answer, ...(code && { code }) }), path).toEqual(['data', 'info']);
}
