import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RunningApi, signIn, startApi } from '../../../testing/index.ts';
import { receiveMoney } from '../../../testing/receive-money.ts';
import { ask } from '../../../testing/requester.ts';
import { calendarJob, runCalendar } from './run-calendar.ts';

/** Asha's savings plan: ₹24,500 a year, due on 01/12/2026, seven of fifteen premiums paid, cover ₹3,50,000. */
const SAVINGS = '501234567';
const MAIL = 'asha.kulkarni@example.com';
const MOBILE = '+919876543210';

let api: RunningApi;
beforeEach(async () => {
  api = await startApi({ listen: false });
});
afterEach(() => api.close());

const to = (day: string) => api.moveTo(`${day}T05:00:00.000Z`);
const policyOf = (policyNo: string) =>
  api.deps.db.selectFrom('policy').selectAll().where('policy_no', '=', policyNo).executeTakeFirstOrThrow();
const eventsOf = (policyNo: string) =>
  api.deps.db.selectFrom('policy_event').selectAll().where('policy_no', '=', policyNo).orderBy('due_date').execute();
const set = (policyNo: string, values: { non_forfeiture?: 'premium-loan' | 'extended-term' | 'none' }) =>
  api.deps.db.updateTable('policy').set(values).where('policy_no', '=', policyNo).execute();
const mails = async () => (await api.outbox(MAIL)).map(({ subject }) => subject).reverse();
const loanOf = (policyNo: string) =>
  api.deps.db.selectFrom('policy_loan').selectAll().where('policy_no', '=', policyNo).executeTakeFirst();

const receive = (amount: number) => receiveMoney(api.deps.db, SAVINGS, amount, api.now());

describe('an unpaid premium', () => {
  it('is requested on its day and in grace, and the end of grace changes the policy', async () => {
    await to('2026-11-30');
    expect(await mails()).toEqual([]);
    await to('2026-12-01');
    await to('2026-12-16');
    expect((await policyOf(SAVINGS)).status_code).toBe('1');
    await to('2026-12-31');
    // the last day of grace
    expect((await policyOf(SAVINGS)).status_code).toBe('1');
    await to('2027-01-01');
    expect(await policyOf(SAVINGS)).toMatchObject({
      status_code: '3',
      due_date: '2026-12-01',
      revival_date: '2031-12-01',
      reduced_cover: 215_833_33,
    });
    expect(await eventsOf(SAVINGS)).toMatchObject([
      { kind: 'reduced-paid-up', on_date: '2027-01-01', from_status: '1', to_status: '3', cover: 215_833_33 },
    ]);
    expect(await mails()).toEqual([
      'Policy 501234567: premium due on 01/12/2026',
      'Policy 501234567: premium due on 01/12/2026',
      'Policy 501234567: premium due on 01/12/2026',
    ]);
    const [last] = await api.outbox(MOBILE);
    expect(last?.text).toMatch(
      /Your cover is now ₹2,15,833\.33\. You can get the full cover back before 01\/12\/2031\./,
    );
  });

  it('is announced a month before, once the premium before it is paid', async () => {
    await to('2027-02-19');
    // the term plan is due on 21/03/2027
    expect((await mails()).filter((subject) => subject?.includes('501234575'))).toEqual([]);
    await to('2027-02-21');
    expect((await mails()).filter((subject) => subject?.includes('501234575'))).toEqual([
      'Policy 501234575: premium due on 21/03/2027',
    ]);
  });

  it('of which a part was received is announced with what is left of it', async () => {
    await receive(20_000_00);
    await to('2026-12-01');
    expect((await api.outbox(MOBILE))[0]?.text).toContain('₹4,500.00 is left to pay of the premium due on 01/12/2026.');
    await to('2026-12-16');
    expect((await api.outbox(MOBILE))[0]?.text).toContain(
      '₹4,500.00 of the premium due on 01/12/2026 is not paid yet.',
    );
  });

  it("is announced in the customer's language, once however often the job runs", async () => {
    await api.deps.db.updateTable('customer').set({ language: 'hi' }).where('email', '=', MAIL).execute();
    await to('2026-12-01');
    await runCalendar(api.deps);
    await api.deps.db
      .updateTable('policy')
      .set({ next_look_on: '2026-12-01' })
      .where('policy_no', '=', SAVINGS)
      .execute();
    await runCalendar(api.deps);
    await api.app.jobs.runAll();
    const [sms, ...others] = await api.outbox(MOBILE);
    expect(others).toEqual([]);
    expect(sms?.text).toMatch(/पॉलिसी 501234567: ₹24,500\.00 का प्रीमियम 01\/12\/2026 को देय है।/);
  });

  it('is left to the next round if the process stops, except for the customer in progress', async () => {
    const { db } = api.deps;
    const clock = { now: () => new Date('2026-12-01T05:00:00.000Z') };
    const waiting = async () => {
      const { rows } = await sql<{ n: number }>`select count(distinct customer_id)::int as n from policy
        where next_look_on <= '2026-12-01' and death_intimated_on is null`.execute(db);
      return rows[0]?.n ?? 0;
    };
    const before = await waiting();
    expect(before).toBeGreaterThan(1);
    const stopping = new AbortController();
    const begin = db.transaction.bind(db);
    const transactions = vi.spyOn(db, 'transaction').mockImplementation(() => {
      stopping.abort();
      return begin();
    });
    await calendarJob({ ...api.deps, clock }, api.app.log).run(stopping.signal);
    transactions.mockRestore();
    expect(await waiting()).toBe(before - 1);
    expect(await runCalendar({ ...api.deps, clock })).toEqual([]);
    expect(await waiting()).toBe(0);
  });

  it('sends only the latest notice after the job was down for months', async () => {
    await to('2027-03-01');
    const about = (await mails()).filter((subject) => subject?.includes(SAVINGS));
    expect(about).toEqual(['Policy 501234567: premium due on 01/12/2026']);
    // from its own day, not that of the late run
    expect(await eventsOf(SAVINGS)).toMatchObject([{ on_date: '2027-01-01' }]);
  });

  it('is not processed while a bank is processing its payment', async () => {
    const { db } = api.deps;
    const { customer_id } = await policyOf(SAVINGS);
    await sql`insert into payment_order (id, customer_id, session_id, idempotency_key, request_hash, purpose, amount, return_path,
      origin, state, created_at, quoted_on, expires_at, ask_at)
      values ('ord_00000001', ${customer_id}, gen_random_uuid(), gen_random_uuid(), 'h', 'premium', 2450000, '/pay-online', 'http://x', 'pending',
      '2026-12-31T05:00:00Z', '2026-12-31', '2027-12-31T05:00:00Z', '2027-12-31T05:00:00Z')`.execute(db);
    await sql`insert into payment_order_item (order_id, order_state, position, policy_no, purpose, amount, premium, due_from, due_to)
      values ('ord_00000001', 'pending', 0, ${SAVINGS}, 'premium', 2450000, 2450000, '2026-12-01', '2026-12-01')`.execute(
      db,
    );
    await to('2027-01-05');
    expect(await policyOf(SAVINGS)).toMatchObject({ status_code: '1', next_look_on: '2027-01-06' });
    await sql`update payment_order set state = 'declined', settled_at = now() where id = 'ord_00000001'`.execute(db);
    await to('2027-01-06');
    expect((await policyOf(SAVINGS)).status_code).toBe('3');
  });

  it('is paid by a loan if that was chosen, repeatedly as long as the value allows', async () => {
    await set(SAVINGS, { non_forfeiture: 'premium-loan' });
    await api.deps.db
      .updateTable('policy_loan')
      .set({ principal: 30_000_00, interest_from: '2026-12-01' })
      .where('policy_no', '=', SAVINGS)
      .execute();
    await to('2027-01-01');
    // ₹30,000 at 9.5% for 31 days is ₹242.05
    expect(await loanOf(SAVINGS)).toMatchObject({ principal: 54_742_05, interest_from: '2027-01-01' });
    expect(await policyOf(SAVINGS)).toMatchObject({ status_code: '1', due_date: '2027-12-01', reduced_cover: null });
    const { rows } = await sql<{ account: string; amount: number }>`
      select account, amount from ledger_entry where posting_id = (select max(posting_id) from ledger_entry where policy_no = ${SAVINGS})
      order by position`.execute(api.deps.db);
    expect(rows).toEqual([
      { account: 'policy-loans', amount: 24_742_05 },
      { account: 'loan-interest-income', amount: -242_05 },
      { account: 'premium-income', amount: -24_500_00 },
    ]);
    await to('2031-03-01');
    const events = await eventsOf(SAVINGS);
    expect(events.map(({ kind }) => kind).slice(-1)).toEqual(['reduced-paid-up']);
    expect(events.slice(0, -1).every(({ kind }) => kind === 'premium-loan')).toBe(true);
    expect((await policyOf(SAVINGS)).status_code).toBe('3');
  });

  it('is paid from money received earlier', async () => {
    await receive(25_000_00);
    await to('2027-01-01');
    expect(await policyOf(SAVINGS)).toMatchObject({ status_code: '1', due_date: '2027-12-01' });
    expect(await eventsOf(SAVINGS)).toMatchObject([{ kind: 'paid-from-deposit', to_status: '1', amount: 24_500_00 }]);
  });

  it('ends a term plan, discontinues a young unit-linked one, and extends the term if that was chosen', async () => {
    await set(SAVINGS, { non_forfeiture: 'extended-term' });
    await sql`update policy_loan set principal = 0`.execute(api.deps.db);
    await api.deps.db
      .updateTable('policy')
      .set({ issue_date: '2024-02-24' })
      .where('policy_no', '=', '503456789')
      .execute();
    await to('2027-05-01');
    expect(await policyOf('501234575')).toMatchObject({ status_code: 'B', reduced_cover: 0 });
    expect(await policyOf('503456789')).toMatchObject({
      status_code: '5',
      reduced_cover: 0,
      revival_date: '2030-02-24',
    });
    expect(await policyOf(SAVINGS)).toMatchObject({
      status_code: 'E',
      reduced_cover: 350_000_00,
      cover_until: '2039-12-01',
    });
  });

  describe('that extends the term of a policy with a loan', () => {
    // ₹60,000 with its interest by 01/01/2027
    const SETTLED = 63_482_47;
    const balances = async () =>
      (
        await sql<{ account: string; amount: number }>`select account, sum(amount)::int as amount from ledger_entry e
          join ledger_posting p on p.id = e.posting_id where e.policy_no = ${SAVINGS} and p.kind = 'loan' and p.posted_at > '2026-12-31'
          group by account order by account`.execute(api.deps.db)
      ).rows;
    const booked = [
      { account: 'loan-interest-income', amount: 60_000_00 - SETTLED },
      { account: 'policy-benefits', amount: SETTLED },
      { account: 'policy-loans', amount: -60_000_00 },
    ];
    beforeEach(() => set(SAVINGS, { non_forfeiture: 'extended-term' }));

    it('settles the loan by the surrender value, once, in the books', async () => {
      await to('2027-01-01');
      expect((await policyOf(SAVINGS)).status_code).toBe('E');
      await to('2027-01-02');
      expect(await loanOf(SAVINGS)).toMatchObject({ principal: 0, settled: SETTLED, settled_on: '2027-01-01' });
      expect(await balances()).toEqual(booked);
      const loans = await ask(api, 'loanDetails', {}, await signIn(api, 'Asha'));
      expect(loans.statusCode).toBe(200);
      expect(loans.body).not.toContain(SAVINGS);
    });

    it('settles it also if an older version did not', async () => {
      await to('2026-12-31');
      const before = await loanOf(SAVINGS);
      await to('2027-01-01');
      await sql`update policy_loan set principal = ${before?.principal}, interest_from = ${before?.interest_from}, settled = null,
        settled_on = null where policy_no = ${SAVINGS}`.execute(api.deps.db);
      const { rows } = await sql`select 1 from ledger_posting where kind = 'loan' and posted_at > '2026-12-31'`.execute(
        api.deps.db,
      );
      expect(rows).toHaveLength(1);
      await to('2027-02-01');
      await to('2027-02-02');
      expect(await loanOf(SAVINGS)).toMatchObject({ principal: 0, settled: SETTLED, settled_on: '2027-01-01' });
      expect(await balances()).toEqual(booked.map(({ account, amount }) => ({ account, amount: 2 * amount })));
    });
  });

  it('of a company sends one message for all policies at the same point', async () => {
    await to('2027-02-15');
    const about = (await api.outbox('treasury@sahyadri.example')).map(({ subject }) => subject);
    expect(new Set(about)).toEqual(new Set(['Premiums of your policies']));
    // due, in grace, over
    expect(about).toHaveLength(3);
  });

  it('leaves a trail that cannot be changed', async () => {
    await to('2027-01-01');
    await expect(sql`update policy_event set to_status = '1'`.execute(api.deps.db)).rejects.toThrow(/only added to/);
    await expect(sql`delete from policy_event`.execute(api.deps.db)).rejects.toThrow(/only added to/);
  });
});
