import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from './platform/access/limits/limit-table.ts';
import { createLimits } from './platform/access/limits/limits.ts';
import { document, operationsOf } from './platform/contract/document.ts';
import { addressOf, type RunningApi, signIn, startApi } from './testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ listen: false });
});
beforeEach(() => api.forget());
afterAll(() => api.close());

const NONE = 'none';

/**
 * Every operation that needs no OTP: without a session, or in a payments-only session. Whom its messages reach, and what
 * limits them from one address and in all. Codes of sign-in have no limit in all: it would lock every customer out.
 */
const REACHED: Record<string, string> = {
  contentForm: 'any number, and the customer desk',
  submitRecommendedPlanPublic: 'any number, by a call',
  submitRecommendedPlanPartial: 'the customer, by a call',
  submitFatcaWithoutOtp: 'the customer',
  sendEmail: 'the customer',
  // limited per customer, contact and address: domains/auth/otp-attacks.test.ts
  generateOtp: 'the customer',
  corporateGenerateOtp: 'the customer',
  // a code, a token of 132 bits or a payment comes first
  validateOtp: 'the customer, after a right code',
  corporateValidateOtp: 'the customer, after a right code',
  corporateValidateAuthCode: 'the customer, after a right code',
  authenticateUser: 'the customer, after a right code',
  stopPayout: 'the customer, by the token in a message',
  payByLink: 'the customer, after a payment',
  openPayLink: 'the customer, after a payment',
  createPayment: 'the customer, after a payment',
  paymentStatus: 'the customer, after a payment',
  cancelPayment: 'the customer, if the payment was made before',
  submitAutoDebit: 'the customer, after an approval at the bank',
  autoDebitStatus: 'the customer, after an approval at the bank',
  paymentCallback: 'the customer, by the signature of the gateway',
  mandateCallback: 'the customer, by the signature of the gateway',
  validateCustomer: NONE,
  corporateValidateCustomer: NONE,
  validatePaymentCustomer: NONE,
  validatePaymentSession: NONE,
  agreeEnvelopeKey: NONE,
  expireSession: NONE,
  logout: NONE,
  contentQuery: NONE,
  maintenanceSchedule: NONE,
  nriFaq: NONE,
  recommendedPlansPublic: NONE,
  recommendedPlansPartial: NONE,
  unclaimedAmountPublic: NONE,
  trackApplicationSkipLogin: NONE,
  heldPayout: NONE,
  checkDocument: NONE,
  listStates: NONE,
  listCities: NONE,
  placesOfPinCode: NONE,
  downloadReceiptPartial: NONE,
  purgeTempFile: NONE,
  policyPaymentDetailsPartial: NONE,
  loanDetailsPartial: NONE,
  topUpEligiblePolicies: NONE,
  autoDebitOptions: NONE,
  fatcaDetailsPartial: NONE,
  startStaffSignIn: NONE,
  completeStaffSignIn: NONE,
};

it('every operation that needs no OTP says whom its messages reach', () => {
  const withoutOtp = operationsOf(document)
    .filter(({ operation }) => operation.security.length === 0 || operation.security.some((one) => 'partial' in one))
    .map(({ operation }) => operation.operationId);
  const how = 'add the operation to REACHED: whom its messages reach, or NONE';
  expect(Object.keys(REACHED).sort(), how).toEqual(withoutOtp.sort());
});

/** Calls from an address, and returns the status. */
async function call(operation: string, body: object, from: string, headers: object = {}): Promise<number> {
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: addressOf(operation),
    remoteAddress: from,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
  });
  return statusCode;
}
const RESIDENT = {
  nationality: 'I',
  currentResidenceCountry: 'IN',
  countryOfResidencePerTax: 'IN',
  citizenship: 'IN',
  birthCountry: 'IN',
};
const mobileOf = (n: number) => String(9_700_000_000 + n);
const addressNo = (n: number) => `198.51.${n >> 8}.${n & 255}`;

const outboxSize = async (): Promise<number> => {
  await api.app.jobs.runAll();
  return (await api.deps.db.selectFrom('outbox').select('id').execute()).length;
};
/** Uses up a limit, except for this many. */
async function exhaust(name: keyof typeof LIMITS, subject: string, left: number): Promise<void> {
  const limit = LIMITS[name];
  await createLimits(api.deps).reserve(limit, subject);
  await sql`update limit_counter set hits = array_fill(hits[1], array[${sql.lit(limit.most - left)}])
    where key like ${`${limit.name}:%`}`.execute(api.deps.db);
}
const leads = async () => (await api.deps.db.selectFrom('plan_interest').select('reference').execute()).length;
const lead = {
  action: 'interested',
  cardName: 'MWB02',
  answers: {
    goal: 'growth',
    incomeRange: '1000000-2500000',
    dependants: 2,
    payingYears: 15,
    loss: 'may-fall',
    dob: '1985-06-15',
  },
  callWindow: 'evening',
  consent: { purpose: 'call-about-plan', isGiven: true, notice: '2026-11' },
  channelType: 'website',
  firstName: 'Meera',
  ownKey: 'k'.repeat(22),
};
const askForCall = (n: number, from: string) =>
  call('contentForm', { form: 'call-back', name: 'Asha', mobile: mobileOf(n), topic: 'payment' }, from);
const askAboutPlan = (n: number, from: string) =>
  call('submitRecommendedPlanPublic', { ...lead, mobileNumber: mobileOf(n) }, from);

describe.each([
  // each call-back is an SMS to the number and an email to the customer desk
  ['contentForm', askForCall, outboxSize, 2, 'callBacksInAll'],
  ['submitRecommendedPlanPublic', askAboutPlan, leads, 1, 'planInterestsInAll'],
] as const)('%s', (_operation, ask, reached, each, inAll) => {
  beforeEach(async () => {
    await api.scenario('back office silent', true);
    // what is due on the first day reaches others
    await api.app.jobs.runAll();
    await api.deps.db.deleteFrom('outbox').execute();
    await api.deps.db.deleteFrom('content_form').execute();
    await api.deps.db.deleteFrom('plan_interest').execute();
  });

  it('reaches twenty numbers from one address in half an hour', async () => {
    const statuses = [];
    for (let n = 0; n < 30; n += 1) statuses.push(await ask(n, '198.51.100.7'));
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(new Set(statuses.slice(20))).toEqual(new Set([429]));
    expect(await reached()).toBe(20 * each);
    expect(await ask(99, '198.51.100.8')).toBe(200);
    await api.advance(30 * 60_000);
    expect(await ask(100, '198.51.100.7')).toBe(200);
  });

  it('stops at the limit of the whole installation, also when many addresses call at once', async () => {
    await exhaust(inAll, 'all', 5);
    const statuses = await Promise.all(Array.from({ length: 30 }, (_, n) => ask(n, addressNo(n))));
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(await reached()).toBe(5 * each);
  });

  it('does not count refused calls against the recipient', async () => {
    for (let n = 0; n < 20; n += 1) await ask(n, '198.51.100.7');
    for (let n = 0; n < 5; n += 1) expect(await ask(50, '198.51.100.7')).toBe(429);
    expect(await ask(50, '198.51.100.8')).toBe(200);
  });
});

describe('a payments-only session, which anyone with a policy number can open', () => {
  const declare = async (headers: object, from = '198.51.100.7') =>
    call('submitFatcaWithoutOtp', { fatcaDetails: RESIDENT, declaration: true }, from, headers);

  it('makes five requests a day for a customer, each with an SMS and an email', async () => {
    const before = await outboxSize();
    const statuses = [];
    for (let n = 0; n < 12; n += 1) statuses.push(await declare(await signIn(api, 'Asha', 'partial'), addressNo(n)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect((await outboxSize()) - before).toBe(10);
  });

  it.each([
    ['messagesWithoutOtpFromAddress', '198.51.100.7', '198.51.100.8'],
    ['messagesWithoutOtpInAll', 'all', undefined],
  ] as const)('sends no more than %s allows, whoever the customers are', async (name, subject, other) => {
    await exhaust(name, subject, 1);
    const [asha, rajesh] = [await signIn(api, 'Asha', 'partial'), await signIn(api, 'Rajesh', 'partial')];
    expect(await declare(asha)).toBe(200);
    expect(await declare(rajesh)).toBe(429);
    const email = { template: 'premium-reminder', policyNo: '502345678' };
    expect(await call('sendEmail', email, '198.51.100.7', rajesh)).toBe(429);
    if (other) expect(await call('sendEmail', email, other, rajesh)).toBe(200);
  });

  it('registers three interests a day for one number', async () => {
    const { mobile } = await api.person('Asha');
    await exhaust('planInterests', mobile ?? '', 0);
    const { firstName: _firstName, ownKey: _ownKey, ...body } = lead;
    expect(await call('submitRecommendedPlanPartial', body, '198.51.100.7', await signIn(api, 'Asha', 'partial'))).toBe(
      429,
    );
  });
});
