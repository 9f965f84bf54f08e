import { Validator } from '@cfworker/json-schema';
import contract from '@lifedesk/contract/openapi.json' with { type: 'json' };
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSdk } from '../create-sdk.ts';
import { startPayment, viewPaymentDetails, viewReceipt } from '../endpoints/audience.ts';
import { cancelPayment, createPayment, paymentStatus } from '../endpoints/payments.ts';
import { policyCards } from '../endpoints/policies.ts';
import { checkDuplicate, contactDetails, updateEmail, updateMobile } from '../endpoints/profile.ts';
import { sendOtp } from '../endpoints/session-audience.ts';
import type { LifedeskError } from '../errors/lifedesk-error.ts';
import { restoreSession, signOut, staySignedIn } from '../sign-in/keep.ts';
import { beginLogin, confirmLogin, sendLoginOtp } from '../sign-in/login.ts';
import { newId } from '../transport/correlation.ts';
import type { BodyOf } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';
import { ExampleError } from './example-error.ts';
import { type InMemoryApi, inMemoryApi } from './in-memory-api.ts';
import { exampleOf } from './make-answer.ts';
import { environmentOn } from './stub-server.ts';

const POLICY = '501234567';
const PREMIUM = 2450000;
const premium: BodyOf<'createPayment'> = {
  purpose: 'premium',
  items: [{ policyNo: POLICY, amount: PREMIUM }],
  returnPath: '/paid',
};

const failure = (promise: Promise<unknown>): Promise<LifedeskError> =>
  promise.then(
    () => expect.fail('it should have failed'),
    (error) => error,
  );

let api: InMemoryApi;
let sdk: Sdk;
let printed: string[];
/** What the answers have that their schemas do not allow. */
let misfits: string[];

beforeEach(() => {
  api = inMemoryApi();
  misfits = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const response = await api.fetch(input, init);
    misfits.push(...(await misfitsOf(input instanceof Request ? input.url : String(input), response.clone())));
    return response;
  };
  sdk = createSdk({ environment: environmentOn('https://portal.example'), fetch });
  printed = [];
  vi.spyOn(console, 'error').mockImplementation((text) => printed.push(String(text)));
});
afterEach(() => {
  vi.restoreAllMocks();
  expect(misfits).toEqual([]);
});

/** The schemas without examples: the validator would read an `id` in one as the name of a schema. */
const components = {
  schemas: JSON.parse(
    JSON.stringify(contract.components.schemas, (key, value) => (/^examples?$/.test(key) ? undefined : value)),
  ),
};
const schemaByPath = new Map(
  Object.entries(contract.paths).map(([path, { post }]) => {
    const { content } = {
      content: undefined,
      ...Object.entries(post.responses).find(([status]) => status === '200')?.[1],
    };
    return [path, JSON.stringify(content ?? {}).match(/"#\/components\/schemas\/[\w-]+"/)?.[0] ?? '""'];
  }),
);

/** What a successful answer has that its schema does not allow. */
async function misfitsOf(url: string, response: Response): Promise<string[]> {
  const path = new URL(url).pathname.replace(/^\/api/, '');
  if (response.status !== 200) return [];
  const $ref: string = JSON.parse(schemaByPath.get(path) ?? '');
  const { errors } = new Validator({ $ref, components }, '2020-12').validate(await response.json());
  return errors.map(({ error, instanceLocation }) => `${path} ${instanceLocation} ${error}`);
}

async function signIn(loginId = POLICY): Promise<void> {
  await beginLogin(sdk, { loginId, workTypeTxt: 'login' });
  await sendLoginOtp(sdk, 'login');
  await confirmLogin(sdk, api.otp);
}

describe('signing in', () => {
  it('opens a session, which is restored, refreshed and ended', async () => {
    await signIn();
    expect((await restoreSession(sdk))?.kind).toBe('full');
    const before = sdk.session.state.tokens;
    await staySignedIn(sdk);
    expect(sdk.session.state.tokens).not.toEqual(before);
    expect(await contactDetails(sdk)).toMatchObject({ mobileNo: '*** **4 3210' });
    await signOut(sdk);
    expect((await failure(contactDetails(sdk))).code).toBe('session-ended');
  });

  it('is refused to strangers, and after three wrong OTPs', async () => {
    expect((await failure(beginLogin(sdk, { loginId: '599999999', workTypeTxt: 'login' }))).code).toBe('invalid-login');
    await beginLogin(sdk, { loginId: POLICY, workTypeTxt: 'login' });
    expect((await failure(confirmLogin(sdk, api.otp))).code).toBe('invalid-login');
    await sendLoginOtp(sdk, 'login');
    expect(await failure(confirmLogin(sdk, '000000'))).toMatchObject({ code: 'otp-wrong', triesLeft: 2 });
    expect(await failure(confirmLogin(sdk, '000000'))).toMatchObject({ code: 'otp-wrong', triesLeft: 1 });
    expect((await failure(confirmLogin(sdk, '000000'))).code).toBe('otp-burnt');
    expect((await failure(confirmLogin(sdk, api.otp))).code).toBe('otp-burnt');
  });
});

describe('a payment', () => {
  beforeEach(() => signIn());
  const pay = (idempotencyKey = newId()) => startPayment(sdk, premium, { idempotencyKey });
  const due = async () => (await viewPaymentDetails(sdk, { policyNo: POLICY }))[0];

  it('is read again: ongoing, paid, with a receipt and nothing due', async () => {
    expect(await due()).toMatchObject({ duePremiums: [{ toBePaid: PREMIUM }] });
    const { orderId } = await pay();
    expect(await due()).toMatchObject({ ongoingTransaction: true, ongoingOrderId: orderId });
    expect(await paymentStatus(sdk, { orderId })).toMatchObject({ state: 'created', isFinal: false });
    api.decidePayment(orderId, 'pending');
    expect(await due()).toMatchObject({ inProcessAmt: PREMIUM, totalPremiumDueToBePaid: 0 });
    api.decidePayment(orderId, 'paid');
    const { state, receiptNo = '' } = await paymentStatus(sdk, { orderId });
    expect(state).toBe('paid');
    expect(await viewReceipt(sdk, { orderId })).toMatchObject({ fileName: `receipt-${receiptNo}.pdf` });
    expect(await due()).toMatchObject({
      receivedAmt: PREMIUM,
      inProcessAmt: 0,
      showPaymentButton: false,
      duePremiums: [],
    });
    expect((await failure(pay())).code).toBe('amount-refused');
  });

  it('is declined or cancelled, and can be started again', async () => {
    const first = await pay();
    expect((await failure(pay())).code).toBe('payment-ongoing');
    api.decidePayment(first.orderId, 'declined');
    expect(await paymentStatus(sdk, { orderId: first.orderId })).toMatchObject({ state: 'declined', isFinal: true });
    const second = await pay();
    expect(await cancelPayment(sdk, { orderId: second.orderId })).toMatchObject({ state: 'cancelled' });
    expect(await due()).toMatchObject({ totalPremiumDueToBePaid: PREMIUM, ongoingTransaction: false });
    expect(() => api.decidePayment(second.orderId, 'paid')).toThrow('is cancelled, which is final');
    expect(() => api.decidePayment('ord_unknown', 'paid')).toThrow('There is no order ord_unknown');
  });

  it('with the same key is the same, and with another body a conflict', async () => {
    const key = newId();
    const { orderId } = await pay(key);
    expect((await pay(key)).orderId).toBe(orderId);
    const other = { ...premium, returnPath: '/other' };
    expect((await failure(createPayment(sdk, other, { idempotencyKey: key }))).code).toBe('idempotency-conflict');
  });

  it('of another policy, or unknown, is not found', async () => {
    const other = { ...premium, items: [{ policyNo: '599999999', amount: 100 }] };
    expect((await failure(startPayment(sdk, other, { idempotencyKey: newId() }))).code).toBe('not-found');
    expect((await failure(paymentStatus(sdk, { orderId: 'ord_2026112100017' }))).code).toBe('not-found');
  });
});

describe('a changed contact', () => {
  beforeEach(() => signIn());

  it('is read again, and signs the customer in', async () => {
    const mobileNo = '9812300045';
    const { otpToken, newOtpToken, newContact } = await checkDuplicate(sdk, { mobileNo });
    expect(newContact).toBe('*** **0 0045');
    await sendOtp(sdk, otpToken, 'update mobile');
    await sendOtp(sdk, newOtpToken, 'update mobile');
    const codes = { otpToken, newOtpToken, otp: api.otp };
    const change = (newOtp: string) => updateMobile(sdk, { mobileNo, ...codes, newOtp }, { idempotencyKey: newId() });
    expect((await failure(change('000000'))).code).toBe('otp-wrong');
    await change(api.otp);
    expect((await contactDetails(sdk)).mobileNo).toBe(newContact);
    expect((await failure(checkDuplicate(sdk, { mobileNo }))).code).toBe('duplicate');
    await signIn(`+91${mobileNo}`);
  });

  it('may be an email address', async () => {
    const emailId = 'asha.kulkarni@example.net';
    const { otpToken, newOtpToken } = await checkDuplicate(sdk, { emailId });
    await sendOtp(sdk, otpToken, 'update email');
    await sendOtp(sdk, newOtpToken, 'update email');
    const codes = { otpToken, newOtpToken, otp: api.otp, newOtp: api.otp };
    await updateEmail(sdk, { emailId, ...codes }, { idempotencyKey: newId() });
    expect((await contactDetails(sdk)).emailId).toBe('ash*******rni@example.net');
  });
});

describe('where it knows less than the API', () => {
  beforeEach(() => signIn());

  it('fails and says what to do', async () => {
    const { cause } = await failure(policyCards(sdk, {}));
    expect(cause).toBeInstanceOf(ExampleError);
    expect(printed[0]).toContain('The in-memory API does not know policyCards, so it cannot say what the API would.');
    expect(printed[0]).toContain("respond('policyCards', { … })");
    expect(printed[0]).toContain('It knows validateCustomer, ');
    await failure(startPayment(sdk, { ...premium, purpose: 'loan' }, { idempotencyKey: newId() }));
    expect(printed.at(-1)).toContain('knows payments of premiums, not of loan');
    const part = { ...premium, items: [{ policyNo: POLICY, amount: 100 }] };
    await failure(startPayment(sdk, part, { idempotencyKey: newId() }));
    expect(printed.at(-1)).toContain('not of a part');
  });

  it('answers as the test says, until it is reset', async () => {
    api.respond('policyCards', {});
    expect(await policyCards(sdk, {})).toEqual(exampleOf('policyCards'));
    api.respond('contactDetails', { status: 503, example: 'maintenance' });
    expect((await failure(contactDetails(sdk))).code).toBe('maintenance');
    api.reset();
    expect((await failure(policyCards(sdk, {}))).code).toBe('network');
  });
});
