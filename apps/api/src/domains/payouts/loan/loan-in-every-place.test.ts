import { choiceYears, compareChoices, formatRupees, type PlainComparedPolicy, toComparedPolicy } from '@lifedesk/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { callOperation, type RunningApi, type SessionHeaders, signIn, startApi } from '../../../testing/index.ts';
import { readPdf } from '../../../testing/pdf-text.ts';
import { ask, codeFor } from '../../../testing/requester.ts';
import { rememberPayments } from '../../../testing/rewind-payments.ts';
import { processPayouts } from '../pay/process-payouts.ts';

/** Asha's savings plan, with ₹60,000 at 9.50% and interest for 182 days. */
const POLICY = '501234567';
const BEFORE = 60_000_00 + 2_842_19;
const AMOUNT = 10_000_00;
const MAIL = 'asha.kulkarni@example.com';

let api: RunningApi;
let asha: SessionHeaders;
let rewind: () => Promise<void>;
beforeAll(async () => {
  api = await startApi();
  rewind = await rememberPayments(api);
});
beforeEach(async () => {
  await rewind();
  await api.forget();
  await sql`update service_request set state = 'declined', settled_at = now() where settled_at is null`.execute(
    api.deps.db,
  );
  asha = await signIn(api, 'Asha');
  await sql`truncate new_device`.execute(api.deps.db);
});
afterAll(() => api.close());

async function borrow(amount = AMOUNT): Promise<string> {
  const { otpToken } = (await callOperation(api, 'eLoanPolicies', {}, asha)).json();
  const body = {
    policyNo: POLICY,
    amount,
    interestRate: 950,
    occupation: 'salaried' as const,
    yearlyIncome: 12_00_000_00,
    ...(await codeFor(api, otpToken, MAIL)),
  };
  const { ticket } = (await ask(api, 'eLoan', body, asha)).json();
  await processPayouts(api.deps);
  return ticket;
}
/** A sign-in from a new device holds the payout of the loan. */
async function borrowHeld(amount = AMOUNT): Promise<string> {
  await sql`insert into new_device (customer_id, at) select customer_id, ${api.now()}::timestamptz from policy
    where policy_no = ${POLICY}`.execute(api.deps.db);
  return borrow(amount);
}
async function stop(): Promise<void> {
  const [token = ''] = (await api.outbox(MAIL)).flatMap(({ text }) => /stop-payout#([\w-]{22})/.exec(text)?.[1] ?? []);
  expect((await callOperation(api, 'stopPayout', { token })).json()).toMatchObject({ state: 'stopped' });
}

const read = async (operation: 'overview' | 'loanDetails' | 'policyComparison', body: { policyNo?: string } = {}) =>
  (await callOperation(api, operation as 'loanDetails', body, asha)).json();

/** What is owed today, as each place shows it; the PDF has the cover after the loan. */
async function places() {
  const { policies, totals } = await read('overview');
  const card = policies.find(({ policyNo }: { policyNo: string }) => policyNo === POLICY);
  const { loanDetails } = await read('loanDetails', { policyNo: POLICY });
  const { facts, asOf } = await read('policyComparison', { policyNo: POLICY });
  const coverOf = (given: object) => {
    const policy = toComparedPolicy(given as PlainComparedPolicy);
    const compared = compareChoices(policy, { loan: 0, withdrawal: 0 }, asOf);
    const keep = compared.choices.find(({ choice }) => choice === 'keep-paying')?.figures?.cover ?? 0;
    const years = choiceYears(policy, compared).find(({ choice }) => choice === 'keep-paying');
    return { keep, chart: years?.points[0]?.cover ?? 0 };
  };
  const { loan: _, ...withoutLoan } = facts;
  const [net, gross] = [coverOf(facts), coverOf(withoutLoan)];
  const document = await callOperation(api, 'comparisonDocument', { policyNo: POLICY, loan: 0, withdrawal: 0 }, asha);
  const { text } = await readPdf((await api.app.inject({ method: 'GET', url: document.json().url })).rawPayload);
  expect(text.replaceAll('\n', ' ').replaceAll('₹ ', '₹')).toContain(formatRupees(net.keep));
  return {
    card: card.loanOutstanding,
    total: totals.loanOutstanding,
    details: loanDetails[0]?.outstandingTotal,
    compare: gross.keep - net.keep || undefined,
    chart: gross.chart - net.chart || undefined,
  };
}
const everywhere = (owed: number | undefined) => ({
  card: owed,
  total: owed,
  details: owed,
  compare: owed,
  chart: owed,
});

it('a loan that is paid out is owed', async () => {
  await borrow();
  expect(await places()).toEqual(everywhere(BEFORE + AMOUNT));
});

it('a loan that is held is not owed before it is paid out', async () => {
  await borrowHeld();
  expect(await places()).toEqual(everywhere(BEFORE));
  const { loanDetails } = await read('loanDetails', { policyNo: POLICY });
  expect(loanDetails).toMatchObject([{ outstandingPrincipal: 60_000_00, notPaidOut: AMOUNT }]);
});

it('a loan that was stopped is not owed', async () => {
  await borrowHeld();
  await stop();
  expect(await places()).toEqual(everywhere(BEFORE));
});

it('the first loan of a policy is nowhere until it is paid out', async () => {
  await sql`update policy_loan set principal = 0 where policy_no = ${POLICY}`.execute(api.deps.db);
  await borrowHeld();
  expect(await places()).toEqual(everywhere(undefined));
  await stop();
  expect(await places()).toEqual(everywhere(undefined));
});
