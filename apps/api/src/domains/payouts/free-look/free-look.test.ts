import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callOperation, type RunningApi, type SessionHeaders, signIn, startApi } from '../../../testing/index.ts';
import { approve, ask, confirmationFor } from '../../../testing/requester.ts';
import { post } from '../../payments/public.ts';

/** Neel's savings plan: ₹24,500, started 21 days ago, its document received 12 days ago. */
const SAVINGS = '512345678';
/** His unit-linked plan of ₹50,000. */
const LINKED = '512345686';
const REFUND = 23_129_32;
const DAY = 86_400_000;

let api: RunningApi;
let neel: SessionHeaders;
beforeAll(async () => {
  api = await startApi();
  // so that the units do not depend on the time of the test
  await api.deps.db.deleteFrom('fund_strategy').execute();
});
beforeEach(async () => {
  await api.forget();
  await api.scenario('back office silent', true);
  neel = await signIn(api, 'Neel');
  await sql`update service_request set state = 'declined', settled_at = now()
    where type like 'freelook-%' and settled_at is null`.execute(api.deps.db);
});
afterAll(() => api.close());

const policies = async (headers = neel) => (await callOperation(api, 'freelookPolicies', {}, headers)).json();
const enquire = async (policyNo = SAVINGS, headers = neel) => ask(api, 'freelookEnquiry', { policyNo }, headers);
const ticketOf = async (policyNo = SAVINGS): Promise<string> => (await enquire(policyNo)).json().acknowledgement.ticket;
const check = (ticket: string, headers = neel) => callOperation(api, 'validateFreelookTicket', { ticket }, headers);
const request = async (ticket: string, change: object = {}, key?: string, headers = neel) =>
  ask(
    api,
    'requestFreelook',
    {
      ticket,
      refund: REFUND,
      reason: 'not-needed',
      isDeclared: true,
      ...(await confirmationFor(api, headers, 'freelook-request')),
      ...change,
    },
    headers,
    key,
  );
const set = (change: object, policyNo = SAVINGS) =>
  api.deps.db.updateTable('policy').set(change).where('policy_no', '=', policyNo).execute();
const payouts = (policyNo = SAVINGS) =>
  api.deps.db.selectFrom('payout').selectAll().where('policy_no', '=', policyNo).orderBy('ticket').execute();

describe('policies within their free look', () => {
  it('show their last day, and the refund with each deduction by name', async () => {
    const found = await policies();
    expect(found.policies).toMatchObject([
      {
        policyNo: SAVINGS,
        receivedOn: '2026-11-09',
        lastDay: '2026-12-09',
        coveredDays: 21,
        parts: [{ name: 'premium', amount: 24_500_00 }],
        deductions: [
          { name: 'risk-premium', amount: 100_68 },
          { name: 'medical-tests', amount: 1_200_00 },
          { name: 'stamp-duty', amount: 70_00 },
        ],
        refund: REFUND,
        bankAccountNo: expect.stringMatching(/^\d\d\*+\d\d$/),
      },
      {
        policyNo: LINKED,
        navDate: '2026-11-23',
        parts: [{ name: 'fund-value' }, { amount: 2_000_00 }, { amount: 310_25 }],
      },
    ]);
  });

  it("do not include Asha's, with the reason for each", async () => {
    const asha = await signIn(api, 'Asha');
    const found = await policies(asha);
    expect(found.policies).toEqual([]);
    expect(found.others).toMatchObject([{ because: 'free-look-over' }, { because: 'free-look-over' }]);
    const { errors } = (await enquire('501234567', asha)).json();
    expect(errors).toMatchObject([{ pointer: '/policyNo', rule: 'free-look', because: 'free-look-over' }]);
  });

  it('are in the login response', async () => {
    const { policiesData } = (await callOperation(api, 'validateSession', {}, neel)).json();
    expect(policiesData[0].freeLook).toEqual({ possible: true, because: 'return-possible', lastDay: '2026-12-09' });
  });
});

describe('a free-look request', () => {
  it.each([REFUND - 1, REFUND + 1, 0])('for %i paise, which is not the refund, is refused', async (refund) => {
    expect((await request(await ticketOf(), { refund })).json()).toMatchObject({ status: 400, code: 'amount-refused' });
  });

  it('without the declaration, or with a request number of another kind or customer, is refused', async () => {
    const ticket = await ticketOf();
    expect((await request(ticket, { isDeclared: false })).json()).toMatchObject({
      errors: [{ pointer: '/isDeclared' }],
    });
    const asha = await signIn(api, 'Asha');
    for (const wrong of [
      check('SR0000000000'),
      check('SR1'),
      check(ticket, asha),
      request(ticket, {}, undefined, asha),
    ])
      expect((await wrong).json()).toMatchObject({ status: 400, code: 'ticket-invalid' });
    expect((await check('SR5512370846', asha)).json()).toMatchObject({ code: 'ticket-invalid' });
    expect((await enquire('501234567')).statusCode).toBe(404);
  });

  it('is refused after the last day, with an error at the request number', async () => {
    const ticket = await ticketOf();
    await api.moveTo('2026-12-10T05:00:00.000Z');
    try {
      neel = await signIn(api, 'Neel');
      const checked = (await check(ticket)).json();
      expect(checked).toMatchObject({ because: 'free-look-over', refundThen: REFUND, lastDay: '2026-12-09' });
      expect(checked.policy).toBeUndefined();
      expect((await request(ticket)).json()).toMatchObject({
        errors: [{ pointer: '/ticket', rule: 'free-look', because: 'free-look-over' }],
      });
    } finally {
      await api.moveTo('2026-11-21T04:30:00.000Z');
    }
  });

  it('for a restricted policy is refused, and while payouts are held', async () => {
    const ticket = await ticketOf();
    await set({ assignment: 'absolute', assignee: 'Kaveri Housing Finance' });
    try {
      expect((await policies()).restricted).toMatchObject([{ policyNo: SAVINGS, because: 'absolute-assignment' }]);
      expect((await request(ticket)).json()).toMatchObject({ status: 400, errors: [{ pointer: '/ticket' }] });
    } finally {
      await set({ assignment: null, assignee: null });
    }
    await api.deps.db
      .insertInto('policy_hold')
      .values({ policy_no: SAVINGS, reason: 'kyc', held_since: '2026-11-20', amount: 0 })
      .execute();
    try {
      expect((await request(ticket)).json()).toMatchObject({ status: 403, code: 'payout-restricted' });
      expect((await enquire()).json()).toMatchObject({
        status: 403,
        errors: [{ pointer: '/policyNo', because: 'on-hold' }],
      });
    } finally {
      await api.deps.db.deleteFrom('policy_hold').where('policy_no', '=', SAVINGS).execute();
    }
  });

  it('is made once per key, and one at a time', async () => {
    const ticket = await ticketOf();
    const key = randomUUID();
    const both = await Promise.all([request(ticket, {}, key), request(ticket, {}, key)]);
    const [one, other] = both.map((answer) => answer.json().ticket);
    expect(one).toBe(other);
    const again = await Promise.all([request(ticket), request(ticket)]);
    for (const answer of again)
      expect(answer.json()).toMatchObject({ errors: [{ rule: 'free-look', because: 'payout-requested' }] });
  });

  it('does not end a policy whose insured person has died meanwhile', async () => {
    const { ticket } = (await request(await ticketOf())).json();
    await set({ death_intimated_on: '2026-11-20' });
    await expect(approve(api, ticket)).rejects.toMatchObject({ code: 'answer-conflict' });
    await set({ death_intimated_on: null });
    expect(await payouts()).toEqual([]);
  });

  it('ends the policy once approved, and posts the refund once', async () => {
    await api.deps.db.transaction().execute((db) =>
      post(db, { order_id: null, kind: 'payment', posted_at: api.now() }, [
        { account: 'gateway-clearing', amount: 300_00, policy_no: null },
        { account: 'suspense', amount: -300_00, policy_no: SAVINGS },
      ]),
    );
    expect((await policies()).policies[0]).toMatchObject({ unapplied: 300_00, refund: REFUND });
    const { ticket, promisedDate } = (await request(await ticketOf())).json();
    expect(promisedDate).toBe('2026-11-28');
    await Promise.allSettled([approve(api, ticket), approve(api, ticket)]);
    expect(await payouts()).toMatchObject([
      { ticket, kind: 'free-look', gross: 24_500_00, net: REFUND, tax: 0 },
      { ticket: `UP${SAVINGS}-1`, kind: 'free-look', net: 300_00 },
    ]);
    const row = await api.deps.db
      .selectFrom('policy')
      .select(['status_code', 'due_date'])
      .where('policy_no', '=', SAVINGS)
      .executeTakeFirst();
    expect(row).toEqual({ status_code: 'F', due_date: null });
    expect((await enquire()).json()).toMatchObject({
      errors: [{ rule: 'free-look', because: 'policy-returned' }],
    });
  });

  it("of a unit-linked policy waits for its day's price", async () => {
    await sql`delete from fund_nav where on_date > '2026-11-20'`.execute(api.deps.db);
    const { refund } = (await policies()).policies.find(({ policyNo }: { policyNo: string }) => policyNo === LINKED);
    const { ticket } = (await request(await ticketOf(LINKED), { refund })).json();
    await approve(api, ticket);
    expect(await payouts(LINKED)).toEqual([]);
    await api.advance(4 * DAY);
    const { rows } = await sql<{ value: number }>`select sum(round(u.units * n.nav * 100))::bigint as value
      from (values ('GRO', 420.1234), ('BAL', 395.5)) u(code, units)
      join fund_nav n on n.fund_code = u.code and n.on_date = '2026-11-23'`.execute(api.deps.db);
    const gross = (rows[0]?.value ?? 0) + 2_000_00 + 310_25;
    expect(await payouts(LINKED)).toMatchObject([{ ticket, gross, net: gross - 210_00 - 1_200_00 - 400_00 }]);
    const held = await api.deps.db
      .selectFrom('fund_holding')
      .select('units')
      .where('policy_no', '=', LINKED)
      .where('units', '>', '0')
      .execute();
    expect(held).toEqual([]);
  });
});
