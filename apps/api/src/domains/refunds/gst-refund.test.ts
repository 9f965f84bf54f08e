import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyAnswer } from '../../back-office/apply-answer.ts';
import { asPaidByLink } from '../../testing/as-paid-by-link.ts';
import { callOperation, type RunningApi, type SessionHeaders, signIn, startApi } from '../../testing/index.ts';
import { approve, ask, confirmationFor } from '../../testing/requester.ts';
import { pngFile } from '../../testing/sample-files.ts';
import { upload } from '../../testing/uploader.ts';

/** Priya lives in Singapore and pays a term plan of ₹6,180 half-yearly from an NRE account. */
const POLICY = '511234567';
const GST = 1_112_40;

let api: RunningApi;
let priya: SessionHeaders;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.forget();
  await api.scenario('back office silent', true);
  priya = await signIn(api, 'Priya');
  await sql`update service_request set state = 'declined', settled_at = now() where type = 'gst-refund'`.execute(
    api.deps.db,
  );
});
afterAll(() => api.close());

const eligible = async (headers = priya) => (await callOperation(api, 'gstRefundEligible', {}, headers)).json();
const proof = () => upload(api, priya, pngFile(), { purpose: 'payment-proof' });
const body = async (change: object = {}) => ({
  policyNo: POLICY,
  amount: 2 * GST,
  isDeclared: true as const,
  uploadId: await proof(),
  ...(await confirmationFor(api, priya, 'gst-refund')),
  ...change,
});
const submit = async (change: object = {}, key?: string) => ask(api, 'submitGstRefund', await body(change), priya, key);
const postings = async (ticket: string) =>
  (
    await sql<{ account: string; amount: number }>`
      select e.account, e.amount from ledger_entry e join ledger_posting p on p.id = e.posting_id
      where p.kind = 'payout-owed' and p.payout_ticket = ${ticket} order by e.position`.execute(api.deps.db)
  ).rows;

describe('refundable GST', () => {
  // domain: "Term ₹6,180.00 → GST ₹1,112.40 refundable"
  it('is listed by policy with its reason, last day and the masked account', async () => {
    const { policies } = await eligible();
    expect(policies).toMatchObject([
      {
        policyNo: POLICY,
        amount: 2 * GST,
        payments: [
          { gst: GST, because: 'charged-by-mistake' },
          { dueOn: '2025-07-31', premium: 6_180_00, gst: GST, because: 'non-resident', lastDay: '2026-11-30' },
        ],
        bankAccountNo: expect.stringMatching(/^\d\d\*+\d\d$/),
      },
    ]);
  });

  it('is in the login response until it is requested', async () => {
    const inLogin = async (headers = priya) =>
      (await callOperation(api, 'validateSession', {}, headers))
        .json()
        .policiesData.map(({ gstRefund }: { gstRefund?: { refundable: boolean } }) => gstRefund);
    expect(await inLogin()).toEqual([{ refundable: true, because: 'charged-by-mistake', lastDay: expect.any(String) }]);
    expect((await submit()).statusCode).toBe(200);
    expect(await inLogin()).toMatchObject([{ refundable: false, because: 'gst-refunded' }]);
    for (const refund of await inLogin(await signIn(api, 'Asha'))) expect(refund?.refundable ?? false).toBe(false);
  });

  it('of a resident is listed with the reason against it', async () => {
    const { policies, others } = await eligible(await signIn(api, 'Asha'));
    expect(policies).toEqual([]);
    expect(others[0].payment).toMatchObject({ because: expect.stringMatching(/credit-note-closed|gst-due/) });
  });

  it('ends with the last day of the credit note', async () => {
    await api.moveTo('2026-11-30T05:00:00.000Z');
    priya = await signIn(api, 'Priya');
    expect((await eligible()).policies[0].payments).toHaveLength(2);
    await api.moveTo('2026-12-01T05:00:00.000Z');
    priya = await signIn(api, 'Priya');
    expect((await eligible()).policies[0].payments).toHaveLength(1);
  });

  it('of a premium that someone else paid by a link is listed with that reason, and not refunded', async () => {
    const [newest] = (await eligible()).policies[0].payments;
    await asPaidByLink(api.deps.db, newest.receiptNo, async () => {
      const { policies, others } = await eligible();
      expect(policies).toMatchObject([{ amount: GST, payments: [{ because: 'non-resident' }] }]);
      expect(others).toContainEqual({
        policyNo: POLICY,
        planName: expect.any(String),
        payment: expect.objectContaining({ receiptNo: newest.receiptNo, gst: GST, because: 'paid-by-someone-else' }),
      });
      expect((await submit()).json()).toMatchObject({ code: 'amount-refused' });
    });
  });

  it('requires a full session', async () => {
    expect((await callOperation(api, 'gstRefundEligible', {})).statusCode).toBe(401);
  });
});

describe('a request is refused', () => {
  it.each([2 * GST - 1, 2 * GST + 1, 0])('for %i paise, which is not the GST', async (amount) => {
    expect((await submit({ amount })).json()).toMatchObject({ status: 400, code: 'amount-refused' });
  });
  it('without the declaration or the statement', async () => {
    expect((await submit({ isDeclared: false })).json()).toMatchObject({ errors: [{ pointer: '/isDeclared' }] });
    expect((await submit({ uploadId: 'x'.repeat(20) })).json()).toMatchObject({ errors: [{ pointer: '/uploadId' }] });
  });
  it("for another customer's policy, with not found", async () => {
    expect((await submit({ policyNo: '501234567' })).statusCode).toBe(404);
  });
  it('while the policy has no account', async () => {
    const account = await api.deps.db
      .selectFrom('account_check')
      .selectAll()
      .where('policy_no', '=', POLICY)
      .executeTakeFirstOrThrow();
    await api.deps.db.deleteFrom('account_check').where('policy_no', '=', POLICY).execute();
    try {
      // without the NRE account only the mistake is left
      expect((await submit({ amount: GST })).json()).toMatchObject({
        errors: [{ detail: 'must have a bank account' }],
      });
    } finally {
      await api.deps.db.insertInto('account_check').values(account).execute();
    }
  });
});

describe('a request', () => {
  it('is made once per key, and once per payment', async () => {
    const key = randomUUID();
    const same = await body();
    const tickets = await Promise.all(
      [1, 2].map(async () => (await ask(api, 'submitGstRefund', same, priya, key)).json().ticket),
    );
    expect(new Set(tickets).size).toBe(1);
    expect((await submit()).json()).toMatchObject({ errors: [{ rule: 'gst-refund', because: 'gst-refunded' }] });
  });

  it('that is rejected can be made again; once approved it is posted once, from the GST account', async () => {
    const first = (await submit()).json().ticket;
    await applyAnswer(api.deps, {
      answerId: randomUUID(),
      ticket: first,
      outcome: 'rejected',
      maker: 'EMP-1',
      note: 'The statement cannot be read.',
      at: api.now().toISOString(),
    });
    const { ticket } = (await submit()).json();
    expect(await postings(ticket)).toEqual([]);
    await Promise.all([approve(api, ticket), approve(api, ticket)].map((one) => one.catch(() => undefined)));
    expect(await postings(ticket)).toEqual([
      { account: 'gst-payable', amount: 2 * GST },
      { account: 'payouts-payable', amount: -2 * GST },
    ]);
    expect((await eligible()).policies).toEqual([]);
  });
});
