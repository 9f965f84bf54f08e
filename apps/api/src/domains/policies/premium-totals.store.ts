import {
  type CalendarDate,
  gstPeriodsOf,
  PLAN_LINES,
  type PolicyGroup,
  PREMIUM_MODES,
  type PremiumGroup,
  payableUntil,
  paysOneAfter,
} from '@lifedesk/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { PremiumTotals } from './company-sums.ts';

export interface CompanyRow {
  name: string;
  incorporated_on: CalendarDate | null;
  /** Its first policy, which represents it. */
  reference: string | null;
}

/** A corporate client. */
export async function findCompany(db: Db, customerId: number): Promise<CompanyRow> {
  const { rows } = await sql<CompanyRow>`
    select name, incorporated_on, (
      select policy_no from policy where customer_id = c.id order by policy_no limit 1) as reference
    from customer c where id = ${customerId}`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('the session has no customer');
  return row;
}

/** Selects the rows of `policy p` to add up. */
export type Own = RawBuilder<unknown>;

/** The sums that need no rule: the number of policies, the number with a payable premium, and the sum assured. */
export async function countAssured(
  db: Db,
  own: Own,
  today: CalendarDate,
): Promise<Pick<PremiumTotals, 'count' | 'dueCount' | 'assured'>> {
  const { rows } = await sql<{ count: number; dueCount: number; assured: number }>`
    select count(*)::int as count,
      (count(*) filter (where st.premium_paying and p.due_date <= ${payableUntil(today)}::date))::int as "dueCount",
      coalesce(sum(p.sum_assured), 0)::bigint as assured
    from policy p join policy_status st on st.code = p.status_code where ${own}`.execute(db);
  return rows[0] ?? { count: 0, dueCount: 0, assured: 0 };
}

/** The policies' next premiums, grouped by equal tax treatment. */
export function groupNextPremiums(db: Db, own: Own, today: CalendarDate): Promise<PremiumGroup[]> {
  return groupPremiums(
    db,
    sql`select pl.line, p.modal_premium, p.issue_date, coalesce(p.due_date, ${today}::date) as due_date
      from policy p join plan pl on pl.code = p.plan_code join policy_status st on st.code = p.status_code
      where ${own} and st.premium_paying`,
  );
}

/** The premiums that can be paid today, of policies with exactly one, grouped by equal tax treatment. */
export function groupDuePremiums(db: Db, own: Own, today: CalendarDate): Promise<PremiumGroup[]> {
  return groupPremiums(
    db,
    sql`select line, modal_premium, issue_date, due_date from (${duePolicies(own, today)}) due where pays_one`,
  );
}

/** The other policies with premiums that can be paid today, grouped by everything that matters. */
export async function groupDuePolicies(db: Db, own: Own, today: CalendarDate): Promise<PolicyGroup[]> {
  const { rows } = await sql<PolicyGroup>`
    select line, premium_mode as "premiumMode", modal_premium as "modalPremium", issue_date as "issueDate",
      premium_term as "premiumTerm", due_date as "dueDate", true as "isPremiumPaying", received,
      in_process as "inProcess", count(*)::int as count
    from (${duePolicies(own, today)}) due where not pays_one
    group by line, premium_mode, modal_premium, issue_date, premium_term, due_date, received, in_process`.execute(db);
  return rows;
}

/**
 * Policies with premiums that can be paid today, and whether each has exactly one and nothing to offset. `offset 0`
 * ensures that received and in-process amounts are looked up once per policy.
 */
function duePolicies(own: Own, today: CalendarDate): RawBuilder<unknown> {
  const modes = JSON.stringify(PREMIUM_MODES.map((mode) => ({ mode, after: paysOneAfter(mode, today) })));
  return sql`
    select *, received = 0 and in_process = 0 and due_date > coalesce(one_after, '-infinity') as pays_one from (
      select pl.line, p.premium_mode, p.modal_premium, p.issue_date, p.premium_term, p.due_date, m.after as one_after,
        (select coalesce(-sum(e.amount), 0)::bigint from ledger_entry e
          where e.policy_no = p.policy_no and e.account = 'suspense') as received,
        (select coalesce(sum(i.amount), 0)::bigint from payment_order_item i
          where i.policy_no = p.policy_no and i.order_state = 'pending' and i.purpose in ('premium', 'revival')) as in_process
      from policy p join plan pl on pl.code = p.plan_code join policy_status st on st.code = p.status_code
      join jsonb_to_recordset(${modes}::jsonb) as m(mode text, after date) on m.mode = p.premium_mode
      where ${own} and st.premium_paying and p.due_date <= ${payableUntil(today)}::date
      offset 0) due`;
}

/** Which due dates of a line are taxed and rounded alike, as JSON for the database. */
const PERIODS = JSON.stringify(
  PLAN_LINES.flatMap((line) => gstPeriodsOf(line).map((period) => ({ line, ...period, since: period.from }))),
);

/** Groups premiums by everything that decides their tax. `premiums` has line, modal_premium, issue_date and due_date. */
async function groupPremiums(db: Db, premiums: RawBuilder<unknown>): Promise<PremiumGroup[]> {
  // `offset 0` makes the planner assume few distinct values, so that it groups without sorting
  // biome-ignore lint/plugin/arithmetic: groups premiums by `gstPeriodsOf`; a test compares the totals with the rule
  const { rows } = await sql<PremiumGroup>`
    select line, min(issue_date) as "issueDate", min(due_date) as "dueDate", count(*)::int as count,
      sum(modal_premium)::bigint as total, remainder
    from (
      select p.*, r.since, p.modal_premium % coalesce(r."roundsAlike", 1) as remainder,
        case when r."dependsOnYear" then p.issue_date end as issued,
        case when r."dependsOnYear" then p.due_date end as due
      from (${premiums}) p
      left join jsonb_to_recordset(${PERIODS}::jsonb)
        as r(line text, since date, "to" date, "dependsOnYear" boolean, "roundsAlike" bigint)
        on r.line = p.line and p.due_date between r.since and coalesce(r."to", 'infinity')
      offset 0) taxed
    group by line, since, remainder, issued, due`.execute(db);
  return rows;
}
