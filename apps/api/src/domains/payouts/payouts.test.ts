import { type CalendarDate, readSignedDocument } from '@lifedesk/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyAnswer } from '../../back-office/apply-answer.ts';
import { confirmAccount } from '../../testing/confirm-account.ts';
import { callOperation, type RunningApi, type SessionHeaders, signIn, startApi } from '../../testing/index.ts';
import { readPdf } from '../../testing/pdf-text.ts';
import { processPayouts } from './pay/process-payouts.ts';
import { orderPayout } from './public.ts';

/** Kamala receives an annuity: one payout on time, one late, one returned, one held. */
const POLICY = '505678901';
const TICKET = 'SR9000000001';

let api: RunningApi;
let kamala: SessionHeaders;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.forget();
  await api.scenario('back office silent', true);
  kamala = await signIn(api, 'Kamala');
});
afterAll(() => api.close());

const history = async (headers = kamala, body: object = {}) =>
  (await callOperation(api, 'payoutHistory', body, headers)).json();
const certificate = (ticket: string, headers = kamala) => callOperation(api, 'payoutCertificate', { ticket }, headers);
const payout = async (ticket: string) =>
  api.deps.db.selectFrom('payout').selectAll().where('ticket', '=', ticket).executeTakeFirstOrThrow();

describe('the payout history', () => {
  it("shows each payout's parts and status, and the interest of a late one", async () => {
    const { payouts } = await history();
    expect(payouts.map(({ state }: { state: string }) => state)).toEqual(['held', 'returned', 'paid', 'paid']);
    const [held, returned, late, inTime] = payouts;
    expect(held).toMatchObject({ holdReason: 'new-device', heldUntil: '2026-11-23', penalInterest: 0, daysLate: 0 });
    expect(held).not.toHaveProperty('bankAccountNo');
    // ₹15,625.00 for 31 days at 7.50%, because it is still owed
    expect(returned).toMatchObject({
      returnReason: 'Account closed',
      daysLate: 31,
      net: 15_625_00,
      penalInterest: 9_953,
      total: 15_625_00 + 9_953,
    });
    // ₹15,625.00 for 20 days
    expect(late).toMatchObject({ daysLate: 20, penalInterest: 6_421, gross: 15_625_00, kind: 'annuity' });
    expect(late).toMatchObject({ bankAccountNo: '10**********45', accountEnding: '2345' });
    expect(late.stages.map(({ state }: { state: string }) => state)).toEqual(['owed', 'sent', 'paid']);
    expect(inTime).toMatchObject({
      tax: 0,
      deductions: [],
      net: 15_625_00,
      penalInterest: 0,
      bankReference: expect.any(String),
    });
  });

  it.each([
    ['nationality', { fatca_required: true }, null],
    ['bank-details', {}, null],
    ['death-intimated', {}, '2026-11-20'],
    ['account-returned', {}, null],
    [undefined, {}, null],
  ] as const)('gives the reason why an owed payout waits: %s', async (reason, ofCustomer, diedOn) => {
    const ticket = `AN${POLICY}-3`;
    const { db } = api.deps;
    const { account_no } = await payout(ticket);
    const states = (state: 'owed' | 'returned', from = account_no) =>
      db.updateTable('payout').set({ state, account_no: from }).where('ticket', '=', ticket).execute();
    const customer = (change: object) =>
      db.updateTable('customer').set(change).where('client_id', '=', '40056789').execute();
    const policy = (death_intimated_on: CalendarDate | null) =>
      db.updateTable('policy').set({ death_intimated_on }).where('policy_no', '=', POLICY).execute();
    const account = (state: 'pending' | 'verified') =>
      db.updateTable('account_check').set({ state }).where('policy_no', '=', POLICY).execute();
    try {
      await account(reason === 'bank-details' ? 'pending' : 'verified');
      await states('owed', reason === 'account-returned' ? account_no : '10780001009999');
      await customer({ fatca_required: false, ...ofCustomer });
      await policy(diedOn);
      const found = (await history()).payouts.find((one: { ticket: string }) => one.ticket === ticket);
      expect(found.waits?.reason).toBe(reason);
    } finally {
      await states('returned');
      await customer({ fatca_required: false });
      await account('verified');
      await policy(null);
    }
  });

  it("covers the customer's own policies only", async () => {
    const asha = await signIn(api, 'Asha');
    expect(await history(asha)).toEqual({ payouts: [] });
    expect((await callOperation(api, 'payoutHistory', { policyNo: POLICY }, asha)).statusCode).toBe(404);
    expect((await callOperation(api, 'payoutHistory', {})).statusCode).toBe(401);
    expect((await history(kamala, { policyNo: POLICY })).payouts).toHaveLength(4);
  });
});

describe('the certificate of a payout', () => {
  it('has every part, and a code that matches the books', async () => {
    const answer = await certificate(`AN${POLICY}-2`);
    const file = Buffer.from(await (await fetch(new URL(answer.json().url, api.url))).arrayBuffer());
    const { text } = await readPdf(file);
    for (const part of ['Annuity payment', '15,625.00', '64.21', 'Interest for late payment', '10**********45'])
      expect(text).toContain(part);
    expect(text).not.toContain('Survival benefit');
    const code = /\((LD1~[\w.~-]+)\)/.exec(file.toString('latin1'))?.[1] ?? '';
    expect(readSignedDocument(code)).toMatchObject({
      state: 'read',
      document: { kind: 'payout', number: `PV-AN${POLICY}-2`, amount: 15_689_21, parts: { penalInterest: 6_421 } },
    });
    expect((await callOperation(api, 'checkDocument', { code })).json()).toMatchObject({ state: 'valid' });
  });

  it('exists only for paid payouts of the customer', async () => {
    expect((await certificate(`AN${POLICY}-3`)).statusCode).toBe(404);
    expect((await certificate('SR0000000000')).statusCode).toBe(404);
    expect((await certificate(`AN${POLICY}-2`, await signIn(api, 'Asha'))).statusCode).toBe(404);
  });
});

describe('a held payout', () => {
  let token: string;
  beforeEach(async () => {
    await confirmAccount(api.deps.db, POLICY, api.now());
    await sql`update ledger_posting set payout_ticket = null where payout_ticket = ${TICKET}`.execute(api.deps.db);
    // The bank identifies a transfer by the request number, and would answer for the previous test's.
    await sql`truncate sandbox_bank_transfer`.execute(api.deps.db);
    await sql`delete from payout_event where ticket = ${TICKET}`.execute(api.deps.db);
    await sql`delete from payout where ticket = ${TICKET}`.execute(api.deps.db);
    const order = {
      ticket: TICKET,
      policyNo: POLICY,
      kind: 'maturity' as const,
      grossPaise: 10_000_00,
      deductions: [],
      taxPaise: 0,
      countsFrom: '2026-11-21' as const,
    };
    await api.deps.db.transaction().execute((db) => orderPayout(db, order, api.now()));
    await processPayouts(api.deps);
    const [mail] = (await api.outbox('kamala.joshi@example.com')).filter(({ text }) => text.includes('stop-payout#'));
    token = /stop-payout#([\w-]{22})/.exec(mail?.text ?? '')?.[1] ?? '';
  });
  const look = (given = token) => callOperation(api, 'heldPayout', { token: given });
  const stop = (given = token) => callOperation(api, 'stopPayout', { token: given });
  const passDays = (days: number) => api.sandbox.state.moveTo(new Date(api.now().getTime() + days * 86_400_000));

  it('is shown by the link without personal data, and opening it changes nothing', async () => {
    for (const _ of [1, 2])
      expect((await look()).json()).toEqual({
        state: 'held',
        kind: 'maturity',
        amount: 10_000_00,
        policyNo: '50*****01',
        heldUntil: '2026-11-24',
      });
    expect((await payout(TICKET)).state).toBe('held');
  });

  it('is stopped once, however often and fast the button is pressed, with one request for staff', async () => {
    const answers = await Promise.all([stop(), stop(), stop()]);
    const tickets = answers.map((answer) => answer.json().ticket);
    expect(new Set(tickets).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject({ state: 'stopped', ticket: expect.stringMatching(/^SR\d{10}$/) });
    expect((await look()).json()).toMatchObject({ state: 'stopped' });
    await passDays(5);
    await processPayouts(api.deps);
    expect((await payout(TICKET)).state).toBe('stopped');
    const requests = await api.deps.db
      .selectFrom('service_request')
      .select(['type', 'payload'])
      .where('ticket', '=', tickets[0])
      .execute();
    expect(requests).toMatchObject([{ type: 'stop-payout', payload: { payout: TICKET, reason: 'new-device' } }]);
  });

  it('that was stopped continues once staff decline the stop', async () => {
    const { ticket } = (await stop()).json();
    await applyAnswer(api.deps, {
      answerId: crypto.randomUUID(),
      ticket,
      outcome: 'rejected',
      maker: 'EMP-1',
      note: 'You confirmed the payout on the phone.',
      at: api.now().toISOString(),
    });
    await processPayouts(api.deps);
    expect((await payout(TICKET)).state).toBe('paid');
    expect((await look()).statusCode).toBe(404);
  });

  it('that was stopped stays owed once staff confirm the stop, and is paid to the account given after that', async () => {
    const { ticket } = (await stop()).json();
    await applyAnswer(api.deps, {
      answerId: crypto.randomUUID(),
      ticket,
      outcome: 'approved',
      maker: 'EMP-1',
      checker: 'EMP-2',
      at: api.now().toISOString(),
    });
    await passDays(1 / 24 / 60);
    await processPayouts(api.deps);
    const find = async () => (await history()).payouts.find((one: { ticket: string }) => one.ticket === TICKET);
    expect(await find()).toMatchObject({ state: 'stopped', stop: 'confirmed', stopTicket: ticket });
    await sql`insert into service_request (ticket, customer_id, type, policy_nos, state, made_at, promised_on, settled_at, made_in,
        made_from, idempotency_key, request_hash)
      select 'SR9000000002', customer_id, 'neft-details', policy_nos, 'completed', ${api.now()}::timestamptz, promised_on,
        ${api.now()}::timestamptz, made_in, made_from, gen_random_uuid(), ''
      from service_request where ticket = ${ticket}`.execute(api.deps.db);
    await processPayouts(api.deps);
    expect(await payout(TICKET)).toMatchObject({ state: 'paid', net: 10_000_00 });
  });

  it('cannot be shown or stopped with another token, nor once the hold is over', async () => {
    const other = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect((await look(other)).statusCode).toBe(404);
    expect((await stop(other)).statusCode).toBe(404);
    expect((await stop('short')).statusCode).toBe(400);
    await passDays(4);
    await processPayouts(api.deps);
    expect((await stop()).statusCode).toBe(404);
    expect((await payout(TICKET)).state).toBe('paid');
  });

  it('does not store the token that stops it', async () => {
    const { rows } = await sql<{ found: string }>`select o::text as found from payout o union all
      select m::text from service_message m`.execute(api.deps.db);
    expect(rows.length).toBeGreaterThan(0);
    for (const { found } of rows) expect(found).not.toContain(token);
  });
});
