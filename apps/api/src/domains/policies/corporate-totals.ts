import type { components } from '@lifedesk/contract';
import { addCalendarDays, type CalendarDate } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { gstRatesOn } from './gst.ts';

export type CorporateTotals = components['schemas']['CorporateTotals'];

/** A premium can be paid from so many days before its due date on; from then on it counts as due. */
export const PAYABLE_DAYS_AHEAD = 30;

const LINES = ['term', 'savings', 'unit-linked', 'annuity', 'pension', 'child', 'health', 'group'] as const;

interface Row {
  name: string;
  incorporated_on: CalendarDate | null;
  count: number;
  reference: string | null;
  due: number;
  modal: number;
  assured: number;
}

/** Totals over all policies of a corporate client, premiums with GST at today's rates. */
export async function corporateTotals(db: Db, customerId: number, today: CalendarDate): Promise<CorporateTotals> {
  const rates = JSON.stringify(gstRatesOn(LINES, today));
  const dueBy = addCalendarDays(today, PAYABLE_DAYS_AHEAD);
  const { rows } = await sql<Row>`
    with taxed as (
      select p.policy_no, p.sum_assured, p.due_date, st.premium_paying,
        p.modal_premium + round(p.modal_premium * (
          case when coalesce(p.due_date, ${today}::date) < p.issue_date + interval '1 year' then r.first else r.renewal end
        ) / 10000.0)::bigint as premium
      from policy p
      join plan pl on pl.code = p.plan_code
      join policy_status st on st.code = p.status_code
      join jsonb_to_recordset(${rates}::jsonb) as r(line text, first integer, renewal integer) on r.line = pl.line
      where p.customer_id = ${customerId})
    select c.name, c.incorporated_on, t.* from customer c cross join (
      select count(*)::int as count, min(policy_no) as reference,
        coalesce(sum(premium) filter (where premium_paying and due_date <= ${dueBy}::date), 0)::bigint as due,
        coalesce(sum(premium) filter (where premium_paying), 0)::bigint as modal,
        coalesce(sum(sum_assured), 0)::bigint as assured
      from taxed) t
    where c.id = ${customerId}`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('the session has no customer');
  return {
    policyHolderName: row.name,
    totalCorporatePolicyCount: row.count,
    totalDuePremium: row.due,
    totalModalPremium: row.modal,
    totalSumAssured: row.assured,
    ...(row.reference ? { referencePolicyNo: row.reference } : {}),
    isCorporateUser: true,
    isDoiPresent: row.incorporated_on !== null,
    ...(row.incorporated_on ? { doi: row.incorporated_on } : {}),
  };
}
