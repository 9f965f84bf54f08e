import { type CalendarDate, gstPeriodsOf, gstRateOf, PLAN_LINES, type PlanLine } from '@lifedesk/rules';
import { type RawBuilder, sql } from 'kysely';
import { isFirstPolicyYear, proportion } from '../../platform/database/amounts.ts';

const LONG_AGO = '1900-01-01';
const BASIS_POINTS = sql`10000`;

/** The GST rates in basis points by line and due date, as JSON for the database. */
const RATES = JSON.stringify(PLAN_LINES.flatMap(ratesOf));

function ratesOf(line: PlanLine) {
  return gstPeriodsOf(line).map(({ from, to }) => {
    const rate = (issueDate: CalendarDate) => gstRateOf({ line, issueDate, dueDate: from });
    return { line, since: from, to, firstYear: rate(from), renewal: rate(LONG_AGO) };
  });
}

/**
 * A company's policies with their next premium including GST, equal to the rules and the list. Has the columns of
 * `policy`, and `premium_with_gst`, which rounds half a paisa up.
 */
export function policiesWithGst(customerId: number, today: CalendarDate): RawBuilder<unknown> {
  return sql`(
    select p.*, p.modal_premium + ${proportion(sql.ref('p.modal_premium'), sql.ref('taxed.rate'), BASIS_POINTS)} as premium_with_gst
    from policy p join plan pl on pl.code = p.plan_code
    left join jsonb_to_recordset(${RATES}::jsonb) as r(line text, since date, "to" date, "firstYear" bigint, renewal bigint)
      on r.line = pl.line and coalesce(p.due_date, ${today}::date) between r.since and coalesce(r."to", 'infinity')
    cross join lateral (select coalesce(
      case when ${isFirstPolicyYear(sql.ref('p.issue_date'), sql`coalesce(p.due_date, ${today}::date)`)} then r."firstYear" else r.renewal end,
      0) as rate) taxed
    where p.customer_id = ${customerId} and p.is_corporate)`;
}
