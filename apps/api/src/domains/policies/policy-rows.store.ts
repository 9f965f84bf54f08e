import type { CalendarDate, PlanLine, PremiumMode } from '@lifedesk/rules';
import { type RawBuilder, sql } from 'kysely';
import { fundValue as valueOfUnits } from '../../platform/database/amounts.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { RestrictionColumns } from './restrictions.store.ts';

/** A policy with the columns from its plan, status and funds. */
export interface PolicyRow extends RestrictionColumns {
  policy_no: string;
  id: string;
  plan_code: string;
  plan_name: string;
  line: PlanLine;
  holder_name: string;
  status_code: string;
  status_name: string;
  lapsed: boolean;
  premium_paying: boolean;
  servicing_go_code: string | null;
  policy_term: number;
  premium_term: number;
  premium_mode: PremiumMode;
  modal_premium: number;
  sum_assured: number;
  issue_date: CalendarDate;
  due_date: CalendarDate | null;
  revival_date: CalendarDate | null;
  premium_left: boolean;
  maturity_date: CalendarDate | null;
  /** A mandate is in force. */
  is_auto_debit: boolean;
  /** A systematic transfer plan is running. */
  stp_active: boolean;
  /** A dynamic fund allocation is running. */
  dfa_active: boolean;
  nav_alerts: boolean;
  /** The plan is participating. */
  shares_in_profits: boolean;
  /** It has a loan that is not repaid. */
  has_loan: boolean;
  /** The plan offers a choice of what happens when a premium stays unpaid. */
  has_non_forfeiture_options: boolean;
  /** Paise at the latest published NAV; null except for unit-linked policies. */
  fund_value: number | null;
}

/** The maximum number in a response. Customers with more get pages. */
export const MAX_POLICIES = 500;

/** The column `fund_value`. */
export const fundValue = (today: CalendarDate | RawBuilder<unknown>) => sql`
  case when pl.line = 'unit-linked' then coalesce((
    select sum(${valueOfUnits(sql.ref('h.units'), sql.ref('n.nav'))}) from fund_holding h
    cross join lateral (
      select nav from fund_nav where fund_code = h.fund_code and on_date <= ${today}::date order by on_date desc limit 1) n
    where h.policy_no = p.policy_no), 0)::bigint end as fund_value`;

const isRunning = (kind: 'stp' | 'dfa') =>
  sql`exists (select from fund_strategy f where f.policy_no = p.policy_no and f.kind = ${sql.lit(kind)} and f.ended_on is null)`;

/** The columns of `PolicyRow`, from `policy p` joined with `plan pl` and `policy_status st`. */
export const policyColumns = (today: CalendarDate | RawBuilder<unknown>) => sql`
  p.policy_no, p.id, p.plan_code, pl.name as plan_name, pl.line, p.holder_name, p.status_code, st.name as status_name,
  st.lapsed, st.premium_paying, p.servicing_go_code, p.policy_term, p.premium_term, p.premium_mode, p.modal_premium,
  p.sum_assured, p.issue_date, p.due_date, p.revival_date, p.premium_left, p.maturity_date,
  exists (select from mandate m where m.policy_no = p.policy_no and m.state = 'active') as is_auto_debit,
  ${isRunning('stp')} as stp_active, ${isRunning('dfa')} as dfa_active, p.nav_alerts, p.assignment, p.married_womens_property, p.keyman, p.court_order_on,
  p.death_intimated_on,
  exists (select from plan_bonus_option o where o.plan_code = p.plan_code) as shares_in_profits,
  exists (select from policy_loan l where l.policy_no = p.policy_no and l.principal > 0) as has_loan,
  cardinality(pl.non_forfeiture_options) > 1 as has_non_forfeiture_options,
  ${fundValue(today)}`;

export const policySources = sql`
  policy p join plan pl on pl.code = p.plan_code join policy_status st on st.code = p.status_code`;

/** A customer's policies by number: all, or the given one. Another customer's are not found. */
export async function findPolicies(
  db: Db,
  { customerId, today, policyNo }: { customerId: number; today: CalendarDate; policyNo?: string | undefined },
): Promise<PolicyRow[]> {
  const one = policyNo === undefined ? sql`` : sql`and p.policy_no = ${policyNo}`;
  const { rows } = await sql<PolicyRow>`
    select ${policyColumns(today)} from ${policySources}
    where p.customer_id = ${customerId} ${one}
    order by p.policy_no limit ${sql.lit(MAX_POLICIES)}`.execute(db);
  return rows;
}
