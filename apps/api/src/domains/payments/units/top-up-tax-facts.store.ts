import {
  type CalendarDate,
  financialYearOf,
  type PremiumMode,
  paidInTaxYear,
  type TopUpTaxFacts,
  UNIT_LINKED_LIMIT_DAYS,
} from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import { issuedWithin } from '../../policies/public.ts';

/** The tax facts for payouts of a customer's unit-linked policies, by policy number. */
export async function findTopUpTaxFacts(
  db: Db,
  { customerId, policyNos }: { customerId: number; policyNos: readonly string[] },
  today: CalendarDate,
): Promise<Map<string, TopUpTaxFacts>> {
  if (policyNos.length === 0) return new Map();
  const year = financialYearOf(today);
  const rows = await db
    .selectFrom('policy as p')
    .innerJoin('plan', 'plan.code', 'p.plan_code')
    .innerJoin('policy_status as s', 's.code', 'p.status_code')
    .innerJoin('customer as c', 'c.id', 'p.customer_id')
    .where('p.customer_id', '=', customerId)
    .where('p.policy_no', 'in', policyNos)
    .where('plan.line', '=', 'unit-linked')
    .select(['p.policy_no', 'p.sum_assured', 'p.issue_date', 'p.premium_mode', 'p.modal_premium'])
    .select(['p.due_date', 's.premium_paying', 'c.birth_date'])
    .select(sql<number>`${toppedUp(year)}`.as('topped_up'))
    .execute();
  const paidForUnitLinked = rows.length > 0 ? await paidForLimited(db, customerId, year) : 0;
  return new Map(
    rows.map((row) => [
      row.policy_no,
      {
        issueDate: row.issue_date,
        birthDate: row.birth_date,
        today,
        sumAssured: row.sum_assured,
        paidForPolicy: paidInTaxYear(row.topped_up, {
          modalPremium: row.modal_premium,
          premiumMode: row.premium_mode,
          fallsDue: row.premium_paying && row.due_date !== null,
        }),
        paidForUnitLinked,
      },
    ]),
  );
}

interface Year {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/**
 * What is paid in a year for all unit-linked policies of a customer that count towards the limit. The database adds it
 * up, because a company has many.
 */
async function paidForLimited(db: Db, customerId: number, year: Year): Promise<number> {
  const { rows } = await sql<{ premiumMode: PremiumMode; modalPremium: number; toppedUp: number }>`
    select p.premium_mode as "premiumMode", sum(${toppedUp(year)})::bigint as "toppedUp",
      coalesce(sum(p.modal_premium) filter (where s.premium_paying and p.due_date is not null), 0)::bigint as "modalPremium"
    from policy p join plan on plan.code = p.plan_code join policy_status s on s.code = p.status_code
    where p.customer_id = ${customerId} and plan.line = 'unit-linked' and ${issuedWithin(UNIT_LINKED_LIMIT_DAYS)}
    group by p.premium_mode`.execute(db);
  return rows.reduce((sum, one) => sum + paidInTaxYear(one.toppedUp, { ...one, fallsDue: true }), 0);
}

/** The top-ups of the policy `p` in a year. */
const toppedUp = ({ from, to }: Year) =>
  sql`(select coalesce(sum(l.top_up), 0)::bigint from receipt_line l join receipt r on r.receipt_no = l.receipt_no
    where l.policy_no = p.policy_no and r.reversed_on is null and l.paid_on between ${from}::date and ${to}::date)`;
