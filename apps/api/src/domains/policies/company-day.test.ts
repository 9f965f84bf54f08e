import {
  addCalendarDays,
  type CalendarDate,
  groupAttention,
  groupHorizon,
  horizonOf,
  overviewTotals,
} from '@lifedesk/rules';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { type GeneratedCustomer, sampleCustomers, storeCustomers } from '../../testing/customers/index.ts';
import { type RunningApi, startApi } from '../../testing/index.ts';
import { findAllAttention, findAttention } from './attention.ts';
import { companyDay, companyDayJob } from './company-day.ts';
import { totalledPolicies } from './horizon.ts';
import { findOverviewRows } from './overview.store.ts';
import { premiumTotals } from './premium-totals.ts';

const TODAY = '2026-11-21';
const MAX_NAMED = 20;
const COMPANY: Omit<GeneratedCustomer, 'policies'> = {
  kind: 'company',
  language: 'en',
  nationalityOpen: true,
  pan: 'validated',
  bankAccount: 'verified',
  incorporated: false,
  requestWaiting: null,
};

let api: RunningApi;
let id = 0;
let other = 0;
let policyNos: string[] = [];
const statements: string[] = [];
beforeAll(async () => {
  api = await startApi({
    now: `${TODAY}T04:30:00Z`,
    around: (statement, run) => {
      statements.push(statement);
      return run();
    },
  });
  const policies = sampleCustomers(TODAY, 300, 11).flatMap((customer) => customer.policies);
  const [few, many] = [policies.slice(0, 3), policies.slice(3)];
  const stored = await storeCustomers(
    api.deps.db,
    [few, many].map((own) => ({ ...COMPANY, policies: own })),
    TODAY,
  );
  [other = 0, id = 0] = stored.map((one) => one.id);
  policyNos = many.map(({ policyNo }) => policyNo);
  return () => api.close();
});

/** What the rules say about each of the policies, added up here. */
async function expectedDay(today: CalendarDate) {
  const { db } = api.deps;
  const list = await findAttention(api.deps, id, today, policyNos);
  const policies = await totalledPolicies(api.deps, id, await findOverviewRows(db, id, today), today);
  const events = horizonOf(policies, [], today).map((event) => ({ ...event, policyNos: [] }));
  return {
    groups: groupAttention(list).map((group) => ({ ...group, policyNos: group.policyNos.slice(0, MAX_NAMED) })),
    sums: {
      overview: overviewTotals(policies, today),
      horizon: groupHorizon(events),
      premiums: await premiumTotals(db, id, today),
    },
  };
}

const storedDay = async (today: CalendarDate) => ({
  groups: (await findAllAttention(api.deps, id, today)).groups,
  sums: await companyDay(api.deps, id, today, 'sums'),
});

it('matches the rules for every policy, on any day', async () => {
  const reasons = new Set<string>();
  for (const days of [0, 1, 14, 15, 16, 30, 31, 60, 181, 400, 0]) {
    const today = addCalendarDays(TODAY, days);
    const all = await storedDay(today);
    expect(all, today).toEqual(await expectedDay(today));
    for (const { because } of all.groups) reasons.add(because);
  }
  expect([...reasons].sort()).toEqual([
    'incorporation-date-missing',
    'lapsed-without-online-way',
    'life-certificate-due',
    'life-certificate-overdue',
    'nationality-missing',
    'payment-in-process',
    'payout-on-hold',
    'premium-after-grace',
    'premium-due-soon',
    'premium-in-grace',
    'reinstatement-open',
    'revival-open',
  ]);
});

it('reads the facts and the money of the company once, also for what it says about single policies', async () => {
  let singles = 0;
  for (const days of [0, 14, 30, 60, 181, 400, 0]) {
    const today = addCalendarDays(TODAY, days);
    statements.length = 0;
    const { groups } = await findAllAttention(api.deps, id, today);
    if (groups.some(({ count, policyNos: named }) => count === 1 && named.length === 1)) singles += 1;
    for (const read of [/as sent_incorporation_date/, /select 'payout' as what/])
      expect(statements.filter((statement) => read.test(statement))).toHaveLength(1);
  }
  expect(singles).toBeGreaterThan(0);
});

/** The company's first policy that satisfies the condition. */
const first = (condition: string) =>
  `(select min(p.policy_no) from policy p where p.customer_id = ${id} and ${condition})`;
const isKept = (because: string) =>
  `exists (select from company_attention a where a.policy_no = p.policy_no and a.because = '${because}')`;
const dueNow = `(${isKept('premium-due-soon')} or ${isKept('premium-in-grace')})`;

it.each([
  ['a due date that moves', () => `update policy set due_date = '2026-11-20' where policy_no = ${first(dueNow)}`],
  [
    'a lapse, one of three at once',
    () => `update policy set status_code = 'B' where policy_no in (select policy_no from policy
      where customer_id = ${id} and status_code = '1' order by policy_no limit 3)`,
  ],
  ['a reported death', () => `update policy set death_intimated_on = '2026-11-20' where policy_no = ${first(dueNow)}`],
  [
    'a policy that moves to another company',
    () => `update policy set customer_id = ${other} where policy_no = ${first(dueNow)}`,
  ],
  [
    'a held payout',
    () => `insert into policy_hold select ${first('not exists (select from policy_hold h where h.policy_no = p.policy_no)')},
      'kyc', '2026-11-20', 77`,
  ],
  ['another held amount', () => `update policy_hold set amount = amount + 1`],
  [
    'a hold that ends',
    () => `delete from policy_hold where policy_no = (select min(h.policy_no) from policy_hold h
    join policy p on p.policy_no = h.policy_no where p.customer_id = ${id})`,
  ],
  ['life certificates that arrive', () => `update life_certificate set received_on = '2026-11-21'`],
  [
    'a due life certificate',
    () =>
      `insert into life_certificate (policy_no, due_on) select ${first(
        'not exists (select from life_certificate l where l.policy_no = p.policy_no)',
      )}, '2026-12-01'`,
  ],
  [
    'a second life of an annuity',
    () => `insert into second_annuitant (policy_no, name, due_on) select min(l.policy_no), 'Mr Hari Rao', '2026-12-01'
      from life_certificate l join policy p using (policy_no) where p.customer_id = ${id} and l.received_on is null`,
  ],
  ['another due date of a second life', () => `update second_annuitant set due_on = '2026-11-25'`],
  [
    'money received',
    () => `with posted as (insert into ledger_posting (kind, posted_at) values ('payment', now()) returning id)
      insert into ledger_entry (posting_id, position, account, policy_no, amount)
      select id, 0, 'bank', null, 500 from posted union all select id, 1, 'suspense', ${first(dueNow)}, -500 from posted`,
  ],
  [
    'a payment that reaches the bank',
    () => `update payment_order set state = 'pending' where id = (select min(o.id) from payment_order o
      where o.customer_id = ${id} and o.state = 'created')`,
  ],
  [
    'a payment that fails',
    () => `update payment_order set state = 'declined', settled_at = now(), reason = 'declined' where id = (select min(o.id) from payment_order o
      where o.customer_id = ${id} and o.state = 'pending')`,
  ],
  [
    'premiums that banks take back',
    () => `with dues as (select p.policy_no, p.due_date, row_number() over (order by p.policy_no) as n from policy p
        where p.customer_id = ${id} and ${isKept('premium-in-grace')}),
      taken as (insert into receipt (receipt_no, customer_id, channel, amount, paid_at, paid_on, reversed_on, reversed_by)
        select 'BACK-000' || n, ${id}, 'online', 100, now(), '2026-11-10', '2026-11-19', 'chargeback' from dues),
      lines as (insert into receipt_line (receipt_no, position, policy_no, paid_on, purpose, amount, premium, due_from)
        select 'BACK-000' || n, 0, policy_no, '2026-11-10', 'premium', 100, 100, due_date from dues)
      update policy set due_date = due_date where policy_no in (select policy_no from dues)`,
  ],
  [
    'one of them taken back on another day',
    () => `with other as (update receipt set reversed_on = '2026-11-20' where receipt_no = 'BACK-0001')
      update policy set due_date = due_date where policy_no = (select policy_no from receipt_line where receipt_no = 'BACK-0001')`,
  ],
  [
    'a loan that is paid out',
    () => `insert into policy_loan (policy_no, principal, rate, interest_from, opened_on)
      select ${first('true')}, 1000000, 950, '2026-06-01', '2026-06-01'`,
  ],
  [
    'units that are bought',
    () => `insert into fund_holding (policy_no, fund_code, units)
      select ${first("p.plan_code = 'MWB02' and p.status_code = '1'")}, min(fund_code), 500 from fund_nav
      where on_date <= '2026-11-20'`,
  ],
  ['a published NAV', () => `update fund_nav set nav = nav + 1`],
  [
    'more policies than a part has',
    () => `insert into policy (policy_no, customer_id, plan_code, holder_name, status_code, policy_term, premium_term,
        premium_mode, modal_premium, sum_assured, issue_date, due_date, is_corporate)
      select (999000000 + n)::text, ${id}, p.plan_code, p.holder_name, '1', 20, 20, 'yearly', 100000, 5000000, '2020-02-10',
        '2027-02-10', true
      from generate_series(1, 2100) n, policy p where p.policy_no = ${first('true')}`,
  ],
  [
    'a changed status of all policies with a code',
    () => `update policy_status set premium_paying = not premium_paying where code = '1'`,
  ],
])('is updated after %s', async (_, change) => {
  const before = await storedDay(TODAY);
  await sql.raw(change()).execute(api.deps.db);
  policyNos = (
    await api.deps.db
      .selectFrom('policy')
      .select('policy_no')
      .where('customer_id', '=', id)
      .orderBy('policy_no')
      .execute()
  ).map(({ policy_no }) => policy_no);
  const after = await storedDay(TODAY);
  expect(after).not.toEqual(before);
  expect(after).toEqual(await expectedDay(TODAY));
});

it('is calculated for the new day before the first request, and drops unused changes', async () => {
  await sql`update company_attention_day set on_date = '2026-11-20'`.execute(api.deps.db);
  await sql`insert into company_policy_change (customer_id, policy_no, at)
    values (${other}, '700000001', now() - interval '2 hours')`.execute(api.deps.db);
  await companyDayJob(api.deps, undefined as never).run(new AbortController().signal);
  const { rows } = await sql`select on_date from company_attention_day where customer_id = ${id}`.execute(api.deps.db);
  expect(rows).toEqual([{ on_date: TODAY }]);
  await sql`update policy set due_date = due_date where customer_id = ${id}`.execute(api.deps.db);
  await companyDayJob(api.deps, undefined as never).run(new AbortController().signal);
  const { rows: waiting } = await sql`select 1 from company_policy_change where customer_id = ${id}`.execute(
    api.deps.db,
  );
  expect(waiting).toEqual([]);
  const { rows: changes } = await sql`select 1 from company_policy_change
    where customer_id = ${other} and at < now() - interval '1 hour'`.execute(api.deps.db);
  expect(changes).toEqual([]);
});
