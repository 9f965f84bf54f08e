import { type CalendarDate, gstRatesOf, PLAN_LINES, payableUntil } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';

/** The rates of every line by due date, as the database reads them. */
const RATES = JSON.stringify(
  PLAN_LINES.flatMap((line) =>
    gstRatesOf(line).map(({ from, to, value }) => ({
      line,
      since: from,
      until: to,
      first: value.firstYear,
      renewal: value.renewal,
    })),
  ),
);

export interface TotalsRow {
  name: string;
  incorporated_on: CalendarDate | null;
  count: number;
  reference: string | null;
  due: number;
  modal: number;
  assured: number;
}

/** Totals over all policies of a corporate client, premiums with GST at the rates of their due dates. */
export async function findCorporateTotals(db: Db, customerId: number, today: CalendarDate): Promise<TotalsRow> {
  const dueBy = payableUntil(today);
  const { rows } = await sql<TotalsRow>`
    with taxed as (
      select p.policy_no, p.sum_assured, p.due_date, st.premium_paying,
        p.modal_premium + coalesce(round(p.modal_premium * (
          case when coalesce(p.due_date, ${today}::date) < p.issue_date + interval '1 year' then r.first else r.renewal end
        ) / 10000.0)::bigint, 0) as premium
      from policy p
      join plan pl on pl.code = p.plan_code
      join policy_status st on st.code = p.status_code
      left join jsonb_to_recordset(${RATES}::jsonb) as r(line text, since date, until date, first integer, renewal integer)
        on r.line = pl.line and coalesce(p.due_date, ${today}::date) between r.since and coalesce(r.until, 'infinity')
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
  return row;
}
