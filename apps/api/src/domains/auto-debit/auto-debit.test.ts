import { createHmac, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SEEDED_ORDERS } from '../../../simulators/demo/seed-top-up.ts';
import type { RequestBody } from '../../platform/contract/handler.ts';
import { callOperation, type RunningApi, type SessionHeaders, signIn, startApi } from '../../testing/index.ts';
import { receiveMoney } from '../../testing/receive-money.ts';
import { ask, codeFor } from '../../testing/requester.ts';
import { mandateJob } from './mandate-job.ts';

type Body = RequestBody<'submitAutoDebit'>;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Asha's premium of ₹24,500 is due on 01/12/2026. */
const ASHA: Body = {
  policyNo: '501234567',
  rail: 'upi',
  ceiling: 30_000_00,
  startsOn: '2026-11-21',
  endsOn: '2033-12-01',
  returnPath: '/cs/register-auto-debit',
};
const MAIL = 'asha.kulkarni@example.com';

let api: RunningApi;
let asha: SessionHeaders;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.forget();
  await sql`delete from mandate_debit`.execute(api.deps.db);
  await sql`delete from receipt_line where receipt_no in (select receipt_no from receipt where channel = 'auto-debit' and order_id is not null)`.execute(
    api.deps.db,
  );
  await sql`delete from receipt where channel = 'auto-debit' and order_id is not null`.execute(api.deps.db);
  await sql`truncate ledger_entry, ledger_posting, service_request_event, audit_entry, service_message cascade`.execute(
    api.deps.db,
  );
  await sql`delete from receipt where order_id is not null and order_id not like ${SEEDED_ORDERS}`.execute(api.deps.db);
  for (const table of ['payment_order_item', 'payment_gateway_message'])
    await sql`delete from ${sql.table(table)} where order_id not like ${SEEDED_ORDERS}`.execute(api.deps.db);
  await sql`delete from payment_order where id not like ${SEEDED_ORDERS}`.execute(api.deps.db);
  await sql`delete from mandate where customer_id = (select customer_id from policy where policy_no = '501234567')`.execute(
    api.deps.db,
  );
  await sql`update policy set due_date = '2026-12-01', status_code = '1', next_look_on = null where policy_no = '501234567'`.execute(
    api.deps.db,
  );
  asha = await signIn(api, 'Asha');
});
afterAll(() => api?.close());

const submit = (change: Partial<Body> = {}, headers = asha, key = randomUUID()) =>
  ask(api, 'submitAutoDebit', { ...ASHA, ...change }, headers, key);
const statusOf = async (mandateId: string, headers = asha) =>
  (await callOperation(api, 'autoDebitStatus', { mandateId }, headers)).json();
const decide = async (bankUrl: string, decision: 'approve' | 'decline' | 'close') => {
  const page = new URL(bankUrl, api.url);
  const answer = await fetch(page, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });
  expect(answer.status).toBe(303);
  await api.sandbox.gateway.deliver();
  return answer.headers.get('location');
};
async function register(change: Partial<Body> = {}): Promise<string> {
  const { mandateId, bankUrl } = (await submit(change)).json();
  await decide(bankUrl, 'approve');
  return mandateId;
}
const later = async (milliseconds: number) => {
  await api.advance(milliseconds);
  await api.app.jobs.runAll();
  asha = await signIn(api, 'Asha');
};
const debits = async () =>
  api.deps.db.selectFrom('mandate_debit').select(['attempt', 'state', 'debit_on']).orderBy('id').execute();
const dueDate = async () =>
  (await api.deps.db.selectFrom('policy').select('due_date').where('policy_no', '=', ASHA.policyNo).executeTakeFirst())
    ?.due_date;
const receipts = async () =>
  api.deps.db
    .selectFrom('receipt')
    .select(['amount', 'channel'])
    .where('order_id', 'not like', SEEDED_ORDERS)
    .execute();
const countMails = async (words: RegExp) => (await api.outbox(MAIL)).filter(({ text }) => words.test(text)).length;
const errorsOf = (answer: { json(): { errors?: { pointer: string; detail: string }[] } }) => answer.json().errors;
const listMandates = async () => (await callOperation(api, 'autoDebitMandates', {}, asha)).json();
const stoppable = async () => (await callOperation(api, 'autoDebitEligiblePolicies', {}, asha)).json();
const code = async (token: string) => codeFor(api, token, MAIL);

describe('the options for auto-debit', () => {
  it('list every policy with a future premium and what each rail allows, and the reason for the others', async () => {
    const { policies, refused, rails } = (await callOperation(api, 'autoDebitOptions', {}, asha)).json();
    expect(policies).toMatchObject([
      {
        policyNo: '501234567',
        premium: 24_500_00,
        frequency: 'yearly',
        dueDate: '2026-12-01',
        lastDueDate: '2033-12-01',
      },
      { policyNo: '501234575', frequency: 'half-yearly' },
    ]);
    expect(refused).toEqual([]);
    expect(rails).toContainEqual({
      rail: 'card',
      mostPerDebit: 1_00_000_00,
      mostYears: 10,
      bankNoticeHours: 24,
      canSkip: true,
    });
  });

  it.each([
    ['Kamala', 'nothing-falls-due'],
    ['Rajesh', 'lapsed'],
    ['Farhan', 'registered'],
  ])('for %s list no policy to register: %s', async (name, because) => {
    const { policies, refused } = (await callOperation(api, 'autoDebitOptions', {}, await signIn(api, name))).json();
    expect(policies).toEqual([]);
    expect(refused).toMatchObject([{ because }]);
  });
});

describe('registering', () => {
  it("leads to the bank's page, and ends with an active mandate and a completed request", async () => {
    const { mandateId, bankUrl, state } = (await submit()).json();
    expect(state).toBe('created');
    const page = await (await fetch(new URL(bankUrl, api.url))).text();
    expect(page).toMatch(/Approve this auto-debit[\s\S]*30,000\.00 for each debit[\s\S]*UPI AutoPay/);
    expect(await decide(bankUrl, 'approve')).toBe(`/cs/register-auto-debit?mandateId=${mandateId}`);
    const { mandate, isFinal, ticket } = await statusOf(mandateId);
    expect(isFinal).toBe(true);
    expect(mandate).toMatchObject({
      state: 'active',
      account: 'cu•••••@okbank',
      nextDebit: { date: '2026-12-01', amount: 24_500_00, attempt: 1 },
      isInFlight: false,
      skip: 'can-skip',
      premiumDue: { payBy: '2026-12-31' },
    });
    const { serviceRequests } = (await callOperation(api, 'serviceRequests', {}, asha)).json();
    expect(serviceRequests.find((request: { ticket: string }) => request.ticket === ticket)).toMatchObject({
      type: 'register-auto-debit',
      state: 'completed',
      changes: [{ field: 'auto-debit', after: 'UPI, cu•••••@okbank' }],
    });
    const { policies } = (await callOperation(api, 'overview', {}, asha)).json();
    expect(policies.find(({ policyNo }: { policyNo: string }) => policyNo === ASHA.policyNo).isAutoDebit).toBe(true);
  });

  it.each([
    ['decline', 'declined', 'The account does not allow mandates.'],
    ['close', 'cancelled', /closed before the mandate was approved/],
  ] as const)('reports the outcome after the customer chose to %s', async (decision, state, reason) => {
    const { mandateId, bankUrl } = (await submit()).json();
    await decide(bankUrl, decision);
    const { mandate, isFinal } = await statusOf(mandateId);
    expect([mandate.state, isFinal]).toEqual([state, true]);
    expect(mandate.reason).toMatch(reason);
    expect((await submit()).statusCode).toBe(200);
  });

  it('is settled by a query if the bank is silent, late, or answers twice', async () => {
    for (const scenario of ['gateway silent', 'gateway late', 'gateway twice'] as const) {
      await api.scenario(scenario, true);
      const { mandateId, bankUrl } = (await submit()).json();
      await decide(bankUrl, 'approve');
      if (scenario === 'gateway late') {
        expect((await statusOf(mandateId)).mandate.state).toBe('pending');
        await later(200_000);
      }
      expect((await statusOf(mandateId)).mandate.state).toBe('active');
      const requests = await api.deps.db
        .selectFrom('service_request')
        .select('ticket')
        .where('type', '=', 'register-auto-debit')
        .where(sql<boolean>`payload ->> 'mandateId' = ${mandateId}`)
        .execute();
      expect(requests).toHaveLength(1);
      await api.scenario(scenario, false);
      await api.deps.db
        .updateTable('mandate')
        .set({ state: 'ended', settled_at: api.now(), bank_told_at: api.now() })
        .where('id', '=', mandateId)
        .execute();
    }
  });

  it('expires without an approval', async () => {
    const { mandateId } = (await submit()).json();
    await later(16 * 60_000);
    expect((await statusOf(mandateId)).mandate.state).toBe('expired');
  });

  it.each<[Partial<Body>, string, string]>([
    [{ ceiling: 24_499_99 }, '/ceiling', 'ceiling-below-premium'],
    [{ ceiling: 1_00_000_01 }, '/ceiling', 'ceiling-above-rail'],
    [{ rail: 'nach', ceiling: 1_00_00_000_01 }, '/ceiling', 'ceiling-above-rail'],
    [{ startsOn: '2026-11-20' }, '/startsOn', 'starts-in-the-past'],
    [{ endsOn: '2026-11-30' }, '/endsOn', 'ends-before-first-debit'],
    [{ rail: 'card', endsOn: '2036-11-22' }, '/endsOn', 'ends-too-late'],
  ])('refuses %j at %s', async (change, pointer, because) => {
    const answer = await submit(change);
    expect(answer.statusCode).toBe(400);
    expect(errorsOf(answer)).toMatchObject([{ pointer, rule: 'mandate-terms', because }]);
  });

  it('refuses a premium above the limit of cards and UPI', async () => {
    await api.deps.db
      .updateTable('policy')
      .set({ modal_premium: 1_20_000_00 })
      .where('policy_no', '=', ASHA.policyNo)
      .execute();
    try {
      expect(errorsOf(await submit({ ceiling: 1_20_000_00 }))).toMatchObject([{ pointer: '/rail' }]);
      expect((await submit({ rail: 'nach', ceiling: 1_20_000_00 })).statusCode).toBe(200);
    } finally {
      await api.deps.db
        .updateTable('policy')
        .set({ modal_premium: 24_500_00 })
        .where('policy_no', '=', ASHA.policyNo)
        .execute();
    }
  });

  it("treats another customer's policy as not found", async () => {
    expect((await submit({ policyNo: '506789012' })).statusCode).toBe(404);
    const { mandateId } = (await submit()).json();
    const farhan = await signIn(api, 'Farhan');
    expect((await callOperation(api, 'autoDebitStatus', { mandateId }, farhan)).statusCode).toBe(404);
  });

  it('creates one mandate per key, and refuses another body with that key and a second mandate', async () => {
    const key = randomUUID();
    const answers = await Promise.all([submit({}, asha, key), submit({}, asha, key)]);
    expect(new Set(answers.map((answer) => answer.json().mandateId)).size).toBe(1);
    expect((await submit({ ceiling: 40_000_00 }, asha, key)).json().code).toBe('idempotency-conflict');
    await decide(answers[0]?.json().bankUrl, 'approve');
    expect(errorsOf(await submit())).toMatchObject([{ pointer: '/policyNo', rule: 'mandate', because: 'registered' }]);
  });

  it('restarts in another tab: the first page accepts no approval any more', async () => {
    const first = (await submit()).json();
    const second = (await submit({ rail: 'nach' })).json();
    expect(second.mandateId).not.toBe(first.mandateId);
    await decide(first.bankUrl, 'approve');
    expect((await statusOf(first.mandateId)).mandate.state).toBe('cancelled');
    await decide(second.bankUrl, 'approve');
    expect((await statusOf(second.mandateId)).mandate).toMatchObject({
      state: 'active',
      reference: expect.stringMatching(/^.{20}$/),
    });
  });

  it('rejects a callback that the bank did not sign, and one that contradicts the mandate', async () => {
    const { mandateId, bankUrl } = (await submit()).json();
    await decide(bankUrl, 'approve');
    const post = (outcome: string, secret: string) => {
      const body = JSON.stringify({
        mandateId,
        gatewayReference: bankUrl.split('/').at(-1),
        outcome,
        at: api.now().toISOString(),
      });
      const timestamp = String(Math.floor(api.now().getTime() / 1000));
      const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
      return fetch(`${api.url}/api/v1/autodebit/callback`, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'X-Gateway-Timestamp': timestamp,
          'X-Gateway-Signature': signature,
        },
      });
    };
    const secret = api.deps.secrets.key('gateway').toString('base64url');
    expect((await post('declined', 'another')).status).toBe(401);
    expect((await post('declined', secret)).status).toBe(409);
    expect((await post('approved', secret)).status).toBe(204);
    expect((await statusOf(mandateId)).mandate.state).toBe('active');
  });
});

describe('a debit', () => {
  it('is shown where the premium is due, and no payment is requested', async () => {
    const ashas = async () => (await callOperation(api, 'notifications', {}, asha)).json().attention;
    expect(await ashas()).toMatchObject([{ because: 'premium-due-soon', action: 'pay-premium' }]);
    await register();
    expect(await ashas()).toMatchObject([
      { because: 'premium-will-be-debited', action: 'wait', deadline: '2026-12-01', amount: 24_500_00 },
    ]);
    const { paymentDashboardPoliciesUiData: dues } = (
      await callOperation(api, 'policyPaymentDetails', { policyNo: ASHA.policyNo }, asha)
    ).json();
    expect(dues[0].attention).toMatchObject([{ because: 'premium-will-be-debited' }]);
  });

  it('is shown with what it takes, the oldest premium, though several are unpaid', async () => {
    const mandate_id = await register();
    await sql`update policy set due_date = '2024-12-01' where policy_no = ${ASHA.policyNo}`.execute(api.deps.db);
    await sql`update mandate set starts_on = '2024-01-01' where id = ${mandate_id}`.execute(api.deps.db);
    const amount = (await listMandates()).mandates[0].premiumDue.amount;
    await api.deps.db
      .insertInto('mandate_debit')
      .values({
        mandate_id,
        policy_no: ASHA.policyNo,
        due_date: '2024-12-01',
        attempt: 1,
        debit_on: '2026-11-24',
        amount,
        state: 'announced',
        announced_at: api.now(),
        settled_at: null,
      })
      .execute();
    const [item] = (await callOperation(api, 'notifications', {}, asha)).json().attention;
    expect(item).toMatchObject({ because: 'premium-will-be-debited', deadline: '2026-11-24', amount });
    expect(item).not.toHaveProperty('premiumCount');
  });

  it('is announced by us and by the bank, and pays the premium once', async () => {
    await register();
    await later(8 * DAY);
    expect(await debits()).toEqual([{ attempt: 1, state: 'announced', debit_on: '2026-12-01' }]);
    expect(await countMails(/we will debit the premium of ₹24,500\.00 on 01\/12\/2026/)).toBe(1);
    expect((await api.outbox()).filter(({ channel }) => channel === 'mandate')).toHaveLength(1);
    await later(1 * DAY);
    expect(await dueDate()).toBe('2026-12-01');
    await later(1 * DAY);
    await later(1 * HOUR);
    expect(await debits()).toMatchObject([{ attempt: 1, state: 'paid' }]);
    expect(await dueDate()).toBe('2027-12-01');
    expect(await receipts()).toEqual([{ amount: 24_500_00, channel: 'auto-debit' }]);
    const { rows } = await sql<{ sum: number }>`select coalesce(sum(amount), 0)::int as sum from ledger_entry`.execute(
      api.deps.db,
    );
    expect(rows[0]?.sum).toBe(0);
    await Promise.all([1, 2].map(() => mandateJob(api.deps, api.app.log).run(new AbortController().signal)));
    expect(await receipts()).toHaveLength(1);
  });

  it('that fails is presented once more within the grace period; then the customer is notified', async () => {
    await register();
    await api.scenario('debits fail', true);
    await later(8 * DAY);
    await later(2 * DAY);
    await later(1 * HOUR);
    expect(await debits()).toMatchObject(
      [{ state: 'failed' }, { attempt: 2, state: 'announced', debit_on: '2026-12-05' }].slice(
        0,
        (await debits()).length,
      ),
    );
    await later(2 * DAY);
    await later(2 * DAY + HOUR);
    await later(1 * HOUR);
    expect(await debits()).toMatchObject([
      { attempt: 1, state: 'failed' },
      { attempt: 2, state: 'failed', debit_on: '2026-12-05' },
    ]);
    expect(await countMails(/We will try again on 05\/12\/2026/)).toBe(1);
    expect(await countMails(/failed and will not be tried again\. Pay it online by 31\/12\/2026/)).toBe(1);
    await later(5 * DAY);
    expect(await debits()).toHaveLength(2);
    expect(await receipts()).toEqual([]);
  });

  it('is dropped if the premium has been paid meanwhile', async () => {
    await register();
    await later(8 * DAY);
    await api.deps.db
      .updateTable('policy')
      .set({ due_date: '2027-12-01' })
      .where('policy_no', '=', ASHA.policyNo)
      .execute();
    await later(3 * DAY);
    expect(await debits()).toMatchObject([{ state: 'dropped' }]);
    expect(await receipts()).toEqual([]);
  });

  it('above the ceiling is not attempted, and the customer is notified', async () => {
    await register();
    await api.deps.db
      .updateTable('policy')
      .set({ modal_premium: 31_000_00 })
      .where('policy_no', '=', ASHA.policyNo)
      .execute();
    try {
      await later(8 * DAY);
      expect(await debits()).toMatchObject([{ state: 'refused' }]);
      expect(await countMails(/is more than your auto-debit allows/)).toBe(1);
    } finally {
      await api.deps.db
        .updateTable('policy')
        .set({ modal_premium: 24_500_00 })
        .where('policy_no', '=', ASHA.policyNo)
        .execute();
    }
  });

  it('of what is left of a premium says so', async () => {
    await register();
    await receiveMoney(api.deps.db, ASHA.policyNo, 20_000_00, api.now());
    await later(8 * DAY);
    expect(await debits()).toMatchObject([{ state: 'announced' }]);
    expect(
      await countMails(
        /₹4,500\.00 is left to pay of the premium due on 01\/12\/2026\. We will debit it on 01\/12\/2026 by auto-debit/,
      ),
    ).toBe(1);
  });

  it('above the ceiling of what is left of a premium says so', async () => {
    await register({ ceiling: 24_500_00 });
    await api.deps.db
      .updateTable('policy')
      .set({ modal_premium: 31_000_00 })
      .where('policy_no', '=', ASHA.policyNo)
      .execute();
    try {
      await receiveMoney(api.deps.db, ASHA.policyNo, 1_000_00, api.now());
      await later(8 * DAY);
      expect(await debits()).toMatchObject([{ state: 'refused' }]);
      expect(
        await countMails(
          /₹30,000\.00 is left to pay of the premium due on 01\/12\/2026, which is more than your auto-debit allows/,
        ),
      ).toBe(1);
    } finally {
      await api.deps.db
        .updateTable('policy')
        .set({ modal_premium: 24_500_00 })
        .where('policy_no', '=', ASHA.policyNo)
        .execute();
    }
  });

  it('can be skipped once with card and UPI, confirmed by a code', async () => {
    const mandateId = await register();
    const { otpToken } = await listMandates();
    const body = { mandateId, date: '2026-12-01', ...(await code(otpToken)) };
    const key = randomUUID();
    const skipped = await ask(api, 'skipAutoDebit', body, asha, key);
    expect(skipped.json()).toMatchObject({ type: 'auto-debit', state: 'completed' });
    expect((await ask(api, 'skipAutoDebit', body, asha, key)).json()).toEqual(skipped.json());
    await later(11 * DAY);
    expect(await debits()).toMatchObject([{ state: 'skipped' }]);
    expect((await listMandates()).mandates[0]).not.toHaveProperty('nextDebit');
    const again = { ...body, ...(await code((await listMandates()).otpToken)) };
    expect(errorsOf(await ask(api, 'skipAutoDebit', again, asha))).toMatchObject([{ pointer: '/date' }]);
  });
});

describe('stopping', () => {
  const stop = async (operation: 'deactivateAutoDebit' | 'deactivateAutoDebitCrm', mandateId: string, more = {}) =>
    ask(api, operation, { mandateId, ...(await code((await stoppable()).otpToken)), ...more }, asha);

  it('ends the mandate at the bank, too', async () => {
    const mandateId = await register();
    expect((await stoppable()).mandates).toMatchObject([{ mandateId, isInFlight: false, needsAnotherMode: false }]);
    expect((await stop('deactivateAutoDebit', mandateId)).json()).toMatchObject({ state: 'completed' });
    expect((await stoppable()).mandates).toEqual([]);
    await later(1000);
    expect(await api.deps.gateway.mandateStatus(mandateId)).toMatchObject({ state: 'ended' });
    await later(11 * DAY);
    expect(await debits()).toEqual([]);
    expect((await submit({ startsOn: '2026-12-05' })).statusCode).toBe(200);
  });

  it('is no case for staff without a debit in flight', async () => {
    const mandateId = await register();
    expect(errorsOf(await stop('deactivateAutoDebitCrm', mandateId))).toEqual([
      { pointer: '/mandateId', detail: 'must have a debit in flight' },
    ]);
    expect((await stoppable()).mandates).toMatchObject([{ mandateId, state: 'active' }]);
  });

  /** The next debit has been announced to the customer. */
  const announce = (mandate_id: string) =>
    api.deps.db
      .insertInto('mandate_debit')
      .values({
        mandate_id,
        policy_no: ASHA.policyNo,
        due_date: '2026-12-01',
        attempt: 1,
        debit_on: '2026-12-01',
        amount: 24_500_00,
        state: 'announced',
        announced_at: api.now(),
        settled_at: null,
      })
      .execute();
  const debitOrders = (mandateId: string) =>
    api.deps.db.selectFrom('payment_order').select('id').where('mandate_id', '=', mandateId).execute();

  /** The bank announces the debit more than a day ahead, then its day comes. */
  const passDebitDay = async () => {
    await later(9 * DAY);
    await later(2 * DAY);
  };

  it('drops a debit that is announced, so that it is never presented', async () => {
    const mandateId = await register();
    await announce(mandateId);
    expect((await stop('deactivateAutoDebit', mandateId)).json()).toMatchObject({ state: 'completed' });
    expect(await debits()).toMatchObject([{ state: 'dropped' }]);
    await passDebitDay();
    expect(await debitOrders(mandateId)).toEqual([]);
  });

  it('prevents a debit even if it is still announced', async () => {
    const mandateId = await register();
    await announce(mandateId);
    await api.deps.db
      .updateTable('mandate')
      .set({ state: 'ended', settled_at: api.now(), bank_told_at: api.now() })
      .where('id', '=', mandateId)
      .execute();
    await passDebitDay();
    expect(await debitOrders(mandateId)).toEqual([]);
  });

  it('with a debit in flight creates a case for staff: that debit still happens, but no later one', async () => {
    const mandateId = await register({ rail: 'nach' });
    await later(8 * DAY);
    expect((await stoppable()).mandates).toMatchObject([{ isInFlight: true }]);
    expect(errorsOf(await stop('deactivateAutoDebit', mandateId))).toEqual([
      { pointer: '/mandateId', detail: 'must have no debit in flight' },
    ]);
    const made = (await stop('deactivateAutoDebitCrm', mandateId)).json();
    expect(made).toMatchObject({ type: 'deactivate-auto-debit', state: 'received' });
    const { onHold } = (await callOperation(api, 'autoDebitOnHold', {}, asha)).json();
    expect(onHold).toMatchObject([{ ticket: made.ticket, mandate: { state: 'on-hold' } }]);
    expect(errorsOf(await submit())).toMatchObject([{ pointer: '/policyNo' }]);
    await later(2 * DAY + HOUR);
    await later(1 * HOUR);
    expect(await debits()).toMatchObject([{ state: 'paid' }]);
    await later(8 * DAY);
    expect((await listMandates()).mandates).toMatchObject([{ mandateId, state: 'ended' }]);
  });

  it.each([
    ['nonsense', '12'],
    ["another customer's", 'SR0000000000'],
  ])('rejects a request number that is %s', async (_, ticket) => {
    const mandateId = await register();
    expect((await callOperation(api, 'validateAutoDebitTicket', { ticket }, asha)).json().code).toBe('ticket-invalid');
    expect((await stop('deactivateAutoDebit', mandateId, { ticket })).json().code).toBe('ticket-invalid');
    expect((await stoppable()).mandates).toHaveLength(1);
  });

  it('rejects a request number of another kind', async () => {
    const { rows } = await sql<{
      ticket: string;
    }>`select ticket from service_request where type <> 'deactivate-auto-debit'
      and customer_id = (select customer_id from policy where policy_no = '501234567') limit 1`.execute(api.deps.db);
    const ticket = rows[0]?.ticket ?? 'SR0000000001';
    expect((await callOperation(api, 'validateAutoDebitTicket', { ticket }, asha)).statusCode).toBe(400);
  });

  it("does not stop another customer's", async () => {
    const { rows } = await sql<{ id: string }>`select id from mandate where policy_no = '506789012'`.execute(
      api.deps.db,
    );
    expect((await stop('deactivateAutoDebit', rows[0]?.id ?? '')).statusCode).toBe(404);
  });
});
