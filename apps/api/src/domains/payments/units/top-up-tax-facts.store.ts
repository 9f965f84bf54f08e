import {
  type CalendarDate,
  financialYearOf,
  hasUnitLinkedLimit,
  MONTHS_OF_MODE,
  type PremiumMode,
  type TopUpTaxFacts,
} from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';

/** What decides the tax on the payout of a customer's unit-linked policies, by policy number. */
export async function findTopUpTaxFacts(
  db: Db,
  customerId: number,
  today: CalendarDate,
): Promise<Map<string, TopUpTaxFacts>> {
  const year = financialYearOf(today);
  const rows = await db
    .selectFrom('policy as p')
    .innerJoin('plan', 'plan.code', 'p.plan_code')
    .innerJoin('policy_status as s', 's.code', 'p.status_code')
    .innerJoin('customer as c', 'c.id', 'p.customer_id')
    .where('p.customer_id', '=', customerId)
    .where('plan.line', '=', 'unit-linked')
    .select(['p.policy_no', 'p.sum_assured', 'p.issue_date', 'p.premium_mode', 'p.modal_premium'])
    .select(['p.due_date', 's.premium_paying', 'c.birth_date'])
    .select(
      sql<number>`(select coalesce(sum(l.top_up), 0)::bigint from receipt_line l
        join receipt r on r.receipt_no = l.receipt_no
        where l.policy_no = p.policy_no and r.reversed_on is null
          and l.paid_on between ${year.from}::date and ${year.to}::date)`.as('topped_up'),
    )
    .execute();
  const paid = rows.map((row) => ({
    row,
    issueDate: row.issue_date as CalendarDate,
    amount: row.topped_up + (row.premium_paying && row.due_date ? row.modal_premium * perYear(row.premium_mode) : 0),
  }));
  const ofLimited = paid
    .filter(({ issueDate }) => hasUnitLinkedLimit(issueDate))
    .reduce((sum, { amount }) => sum + amount, 0);
  return new Map(
    paid.map(({ row, issueDate, amount }) => [
      row.policy_no,
      {
        issueDate,
        birthDate: row.birth_date as CalendarDate | null,
        today,
        sumAssured: row.sum_assured,
        paidForPolicy: amount,
        paidForUnitLinked: ofLimited,
      },
    ]),
  );
}

const perYear = (mode: PremiumMode): number => (MONTHS_OF_MODE[mode] === 0 ? 0 : 12 / MONTHS_OF_MODE[mode]);
