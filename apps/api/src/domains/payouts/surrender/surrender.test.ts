import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyAnswer } from '../../../back-office/apply-answer.ts';
import { callOperation, type RunningApi, type SessionHeaders, signIn, startApi } from '../../../testing/index.ts';
import { ask, confirmationFor } from '../../../testing/requester.ts';
import { post } from '../../payments/public.ts';
import { returnUnappliedJob } from '../unapplied/return-unapplied.ts';

/**
 * Asha's savings plan: ₹24,500 a year, 7 of 15 paid, bonus of ₹52,500, of which ₹42,000 are paid-up additions, a loan
 * of ₹60,000.
 */
const POLICY = '501234567';
/** 182 days at 9.50% on ₹60,000. */
const INTEREST = 2_842_19;
const GUARANTEED = 85_750_00;
/** ₹42,000 × 0.6210. */
const ADDITIONS = 26_082_00;
const GROSS = GUARANTEED + ADDITIONS;
const NET = GROSS - 60_000_00 - INTEREST;

let api: RunningApi;
let asha: SessionHeaders;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.forget();
  await api.scenario('back office silent', true);
  asha = await signIn(api, 'Asha');
  await sql`update service_request set state = 'declined', settled_at = now()
    where type in ('surrender-request', 'e-loan') and settled_at is null`.execute(api.deps.db);
});
afterAll(() => api.close());

const policies = async (headers = asha) => (await callOperation(api, 'surrenderPolicies', {}, headers)).json();
const enquire = (policyNo = POLICY, headers = asha) => ask(api, 'surrenderEnquiry', { policyNo }, headers);
const ticketOf = async (): Promise<string> => (await enquire()).json().acknowledgement.ticket;
const check = (ticket: string, headers = asha) => callOperation(api, 'validateSurrenderTicket', { ticket }, headers);
const request = async (ticket: string, change: object = {}, key?: string, headers = asha) =>
  ask(
    api,
    'requestSurrender',
    { ticket, net: NET, isDeclared: true, ...(await confirmationFor(api, headers, 'surrender-request')), ...change },
    headers,
    key,
  );
const cancel = (ticket: string, headers = asha) => callOperation(api, 'cancelSurrender', { ticket }, headers);
const answer = (ticket: string, outcome: 'taken-up' | 'approved') =>
  applyAnswer(api.deps, {
    answerId: randomUUID(),
    ticket,
    outcome,
    maker: 'EMP-1',
    ...(outcome === 'approved' && { checker: 'EMP-2' }),
    at: api.now().toISOString(),
  });
const set = (change: object) => api.deps.db.updateTable('policy').set(change).where('policy_no', '=', POLICY).execute();
const payouts = () =>
  api.deps.db
    .selectFrom('payout')
    .selectAll()
    .where('policy_no', '=', POLICY)
    .orderBy('ordered_at')
    .orderBy('ticket')
    .execute();
const refusal = async (of: Promise<{ json(): { errors: { rule: string; because: string }[] } }>) => {
  const [error] = (await of).json().errors;
  return `${error?.rule}: ${error?.because}`;
};

describe('policies that can be surrendered', () => {
  it('show the value with its parts, what ends, and the alternatives', async () => {
    const found = await policies();
    expect(found.policies).toMatchObject([
      {
        policyNo: POLICY,
        quote: {
          premiumsPaid: 171_500_00,
          guaranteed: GUARANTEED,
          because: 'guaranteed',
          additions: ADDITIONS,
          gross: GROSS,
          loan: 60_000_00,
          interest: INTEREST,
          tax: 0,
          taxBecause: 'tax-free',
          net: NET,
        },
        // domain-2.md, section 31.3: 3,50,000 + 52,500, less the loan
        lost: { cover: 402_500_00 - 60_000_00 - INTEREST, riders: [{ name: 'Accidental death benefit' }] },
        alternatives: [
          { option: 'keep-paying', premiumsLeft: 8 },
          { option: 'reduced-paid-up', cover: 215_833_33 - 60_000_00 - INTEREST },
          { option: 'loan', cash: 100_648_80 - 60_000_00 - INTEREST },
        ],
        bankAccountNo: expect.stringMatching(/^\d\d\*+\d\d$/),
      },
    ]);
    expect(found.others).toMatchObject([{ policyNo: '501234575', because: 'no-surrender-value' }]);
  });

  it.each([
    ['Meenakshi', 'unit-linked-plan'],
    ['Kamala', 'annuity-in-payment'],
    ['Farhan', 'no-surrender-value'],
  ])('do not include %s: %s', async (name, because) => {
    const found = await policies(await signIn(api, name));
    expect(found.policies).toEqual([]);
    for (const other of found.others) expect(other.because).toBe(because);
  });

  it('exclude those in which others have an interest', async () => {
    const nandini = await policies(await signIn(api, 'Nandini'));
    expect(nandini.restricted).toMatchObject([{ policyNo: '510123456', because: 'conditional-assignment' }]);
  });

  it('are in the login response', async () => {
    const { policiesData } = (await callOperation(api, 'validateSession', {}, asha)).json();
    expect(policiesData.map(({ surrender }: { surrender: object }) => surrender)).toEqual([
      { possible: true, because: 'surrender-possible' },
      { possible: false, because: 'no-surrender-value' },
    ]);
  });
});

/** Receives money for the policy that no premium uses. */
const payIn = (amount: number) =>
  api.deps.db.transaction().execute((db) =>
    post(db, { order_id: null, kind: 'payment', posted_at: api.now() }, [
      { account: 'gateway-clearing', amount, policy_no: null },
      { account: 'suspense', amount: -amount, policy_no: POLICY },
    ]),
  );

describe('a surrender', () => {
  it.each([NET - 1, NET + 1, 0])('for %i paise, which is not the value, is refused', async (net) => {
    expect((await request(await ticketOf(), { net })).json()).toMatchObject({ status: 400, code: 'amount-refused' });
  });

  it('is refused without the declaration, and with a request number of another kind or customer', async () => {
    const ticket = await ticketOf();
    expect((await request(ticket, { isDeclared: false })).json()).toMatchObject({
      errors: [{ pointer: '/isDeclared' }],
    });
    const farhan = await signIn(api, 'Farhan');
    for (const wrong of [check('SR0000000000'), check('SR5512370846'), check(ticket, farhan), cancel(ticket)])
      expect((await wrong).json()).toMatchObject({ status: 400, code: 'ticket-invalid' });
    expect((await request(ticket, {}, undefined, farhan)).json()).toMatchObject({ code: 'ticket-invalid' });
    expect((await enquire(POLICY, farhan)).statusCode).toBe(404);
    expect((await callOperation(api, 'surrenderPolicies', {})).statusCode).toBe(401);
  });

  it("has another value on another day, which the enquiry's request number shows", async () => {
    const ticket = await ticketOf();
    await api.moveTo('2026-11-28T04:30:00.000Z');
    try {
      asha = await signIn(api, 'Asha');
      const { netThen, policy } = (await check(ticket)).json();
      expect(netThen).toBe(NET);
      expect(policy.quote.net).toBeLessThan(NET);
      expect((await request(ticket)).json()).toMatchObject({ code: 'amount-refused' });
    } finally {
      await api.moveTo('2026-11-21T04:30:00.000Z');
    }
  });

  it.each([
    [{ death_intimated_on: '2026-11-20' }, 'restriction: death-intimated'],
    [{ maturity_date: '2026-11-21' }, 'surrender: matured'],
  ])('is refused with %j', async (change, reason) => {
    const ticket = await ticketOf();
    const before = await api.deps.db
      .selectFrom('policy')
      .select(['death_intimated_on', 'maturity_date'])
      .where('policy_no', '=', POLICY)
      .executeTakeFirstOrThrow();
    await set(change);
    try {
      expect(await refusal(request(ticket))).toBe(reason);
    } finally {
      await set(before);
    }
  });

  it('is refused while payouts of the policy are on hold', async () => {
    const ticket = await ticketOf();
    await api.deps.db
      .insertInto('policy_hold')
      .values({ policy_no: POLICY, reason: 'kyc', held_since: '2026-11-20', amount: 0 })
      .execute();
    try {
      expect((await request(ticket)).json()).toMatchObject({ status: 403, code: 'payout-restricted' });
      // a number that no request may follow would mislead
      expect((await enquire()).json()).toMatchObject({
        status: 403,
        errors: [{ pointer: '/policyNo', because: 'on-hold' }],
      });
    } finally {
      await api.deps.db.deleteFrom('policy_hold').where('policy_no', '=', POLICY).execute();
    }
  });

  it('is made once per key, and not beside a loan or another surrender', async () => {
    const ticket = await ticketOf();
    const key = randomUUID();
    const both = await Promise.all([request(ticket, {}, key), request(ticket, {}, key)]);
    expect(both[0]?.json().ticket).toBe(both[1]?.json().ticket);
    for (const again of await Promise.all([request(ticket), request(ticket)]))
      expect(again.json()).toMatchObject({ errors: [{ rule: 'surrender', because: 'payout-requested' }] });
    await sql`update service_request set type = 'e-loan' where ticket = ${both[0]?.json().ticket}`.execute(api.deps.db);
    expect(await refusal(request(ticket))).toBe('surrender: payout-requested');
  });

  it('can be cancelled until staff pick it up', async () => {
    const { ticket } = (await request(await ticketOf())).json();
    expect((await policies()).others).toMatchObject([{ because: 'payout-requested', cancels: ticket }, {}]);
    expect((await cancel(ticket, await signIn(api, 'Farhan'))).json()).toMatchObject({ code: 'ticket-invalid' });
    const both = await Promise.all([cancel(ticket), cancel(ticket)]);
    for (const one of both) expect(one.json()).toMatchObject({ ticket, state: 'declined' });
    const { serviceRequests } = (await callOperation(api, 'serviceRequests', {}, asha)).json();
    expect(serviceRequests.filter((one: { isCancelled?: true }) => one.isCancelled)).toMatchObject([{ ticket }]);
    await expect(answer(ticket, 'taken-up')).rejects.toMatchObject({ code: 'answer-conflict' });
    const again = (await request(await ticketOf())).json();
    await answer(again.ticket, 'taken-up');
    expect((await cancel(again.ticket)).json()).toMatchObject({ errors: [{ detail: 'must not be taken up yet' }] });
    expect((await policies()).others[0].cancels).toBeUndefined();
  });

  it('ends policy, loan and mandate once approved, and is posted once', async () => {
    const enquiry = await ticketOf();
    await payIn(700_00);
    expect((await policies()).policies[0]).toMatchObject({ unapplied: 700_00, quote: { net: NET } });
    const { ticket } = (await request(enquiry)).json();
    await set({ death_intimated_on: '2026-11-21' });
    await expect(answer(ticket, 'approved')).rejects.toMatchObject({ code: 'answer-conflict' });
    await set({ death_intimated_on: null });
    await Promise.allSettled([answer(ticket, 'approved'), answer(ticket, 'approved')]);
    expect(await payouts()).toMatchObject([
      {
        ticket,
        kind: 'surrender',
        gross: GROSS,
        parts: [
          { name: 'surrender-value', paise: GUARANTEED },
          { name: 'paid-up-additions', paise: ADDITIONS },
        ],
        deductions: [
          { name: 'loan', paise: 60_000_00 },
          { name: 'loan-interest', paise: INTEREST },
        ],
        net: NET,
        counts_from: '2026-11-21',
      },
      { ticket: `UP${POLICY}-1`, kind: 'surrender', gross: 700_00, deductions: [], tax: 0, net: 700_00 },
    ]);
    // and a payment confirmed after the end is refunded on its own, once
    await payIn(50_01);
    const back = () => returnUnappliedJob(api.deps).run(new AbortController().signal);
    await Promise.all([back(), back()]);
    await back();
    expect((await payouts()).slice(2)).toMatchObject([{ ticket: `UP${POLICY}-2`, net: 50_01 }]);
    const { rows } = await sql`select p.status_code, p.due_date, l.principal,
        (select sum(amount)::bigint from ledger_entry e where e.account = 'policy-loans' and e.policy_no = p.policy_no) as booked,
        (select sum(amount)::int from ledger_entry e where e.account = 'suspense' and e.policy_no = p.policy_no) as unused,
        (select count(*)::int from mandate m where m.policy_no = p.policy_no and m.state in ('active', 'on-hold')) as mandates
      from policy p join policy_loan l on l.policy_no = p.policy_no where p.policy_no = ${POLICY}`.execute(api.deps.db);
    expect(rows).toEqual([{ status_code: 'S', due_date: null, principal: 0, booked: 0, unused: 0, mandates: 0 }]);
    expect(await refusal(enquire())).toBe('surrender: policy-ended');
  });
});
