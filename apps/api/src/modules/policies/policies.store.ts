import type { CalendarDate } from '@lifedesk/rules';
import { addCalendarDays } from '@lifedesk/rules';
import { type RawBuilder, sql } from 'kysely';
import { PAYABLE_DAYS_AHEAD } from '../../book/corporate-totals.ts';
import { type PolicyRow, policyColumns, policySources } from '../../book/policies.ts';
import type { Db } from '../../db/connect.ts';

export interface Owner {
  kind: 'person' | 'company';
  birth_date: string | null;
  mobile: string | null;
  email: string | null;
  pan: string | null;
  fatca_required: boolean;
  neft_qc_status: 'verified' | 'pending' | 'rejected' | 'missing';
  incorporated_on: string | null;
}

export async function findOwner(db: Db, customerId: number): Promise<Owner> {
  return db
    .selectFrom('customer')
    .select(['kind', 'birth_date', 'mobile', 'email', 'pan', 'fatca_required', 'neft_qc_status', 'incorporated_on'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
}

export async function findRiders(db: Db, policyNo: string) {
  return db.selectFrom('policy_rider').selectAll().where('policy_no', '=', policyNo).orderBy('position').execute();
}

export async function findNominees(db: Db, policyNo: string) {
  return db.selectFrom('policy_nominee').selectAll().where('policy_no', '=', policyNo).orderBy('position').execute();
}

/** Payouts on hold of the customer's policies, by policy number. */
export async function findHolds(db: Db, customerId: number) {
  const rows = await db
    .selectFrom('policy_hold as h')
    .innerJoin('policy as p', 'p.policy_no', 'h.policy_no')
    .select(['h.policy_no', 'h.reason', 'h.held_since', 'h.amount'])
    .where('p.customer_id', '=', customerId)
    .execute();
  return new Map(rows.map((row) => [row.policy_no, row]));
}

/** Whether there was such a unit-linked policy of the customer to set. */
export async function setNavAlerts(db: Db, customerId: number, policyNo: string, on: boolean): Promise<boolean> {
  const updated = await db
    .updateTable('policy')
    .set({ nav_alerts: on })
    .where('policy_no', '=', policyNo)
    .where('customer_id', '=', customerId)
    .where('plan_code', 'in', (q) => q.selectFrom('plan').select('code').where('line', '=', 'unit-linked'))
    .returning('policy_no')
    .executeTakeFirst();
  return updated !== undefined;
}

const ORDERS = {
  dueDate: sql`p.due_date`,
  policyNo: sql`p.policy_no`,
  policyHolderName: sql`p.holder_name`,
  modalPremiuminclusiveGST: sql`p.modal_premium`,
} as const satisfies Record<string, RawBuilder<unknown>>;

export interface PageQuery {
  customerId: number;
  today: CalendarDate;
  sortBy: keyof typeof ORDERS;
  descending: boolean;
  onlyDue: boolean;
  limit: number;
  offset: number;
}

const dueOnly = (today: CalendarDate) =>
  sql`and st.premium_paying and p.due_date <= ${addCalendarDays(today, PAYABLE_DAYS_AHEAD)}::date`;

/** One page of a company's policies. Ties go by policy number, so that no policy is on two pages. */
export async function findPage(
  db: Db,
  { customerId, today, sortBy, descending, onlyDue, limit, offset }: PageQuery,
): Promise<PolicyRow[]> {
  const direction = descending ? sql`desc` : sql`asc`;
  const { rows } = await sql<PolicyRow>`
    select ${policyColumns(today)} from ${policySources}
    where p.customer_id = ${customerId} and p.is_corporate ${onlyDue ? dueOnly(today) : sql``}
    order by ${ORDERS[sortBy]} ${direction} nulls last, p.policy_no ${direction}
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countPolicies(
  db: Db,
  customerId: number,
  today: CalendarDate,
  onlyDue: boolean,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from policy p join policy_status st on st.code = p.status_code
    where p.customer_id = ${customerId} and p.is_corporate ${onlyDue ? dueOnly(today) : sql``}`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * A company's policies whose number begins or ends so, whose holder's name or last name begins so, or whose status has a
 * word that begins so. Each way is an index of its own and gives at most `limit`, so that the book may be of any size.
 */
export async function searchPolicies(
  db: Db,
  customerId: number,
  query: string,
  limit: number,
  today: CalendarDate,
): Promise<PolicyRow[]> {
  const text = query.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const literal = text.replaceAll(/[\\%_]/g, (c) => `\\${c}`);
  const backwards = [...text]
    .reverse()
    .join('')
    .replaceAll(/[\\%_]/g, (c) => `\\${c}`);
  const way = (rank: number, condition: RawBuilder<unknown>) => sql`
    (select ${sql.lit(rank)}::int as rank, policy_no from policy
     where customer_id = ${customerId} and is_corporate and ${condition} order by policy_no limit ${limit})`;
  const digits = /^\d+$/.test(text);
  const ways = digits
    ? [way(1, sql`policy_no like ${`${literal}%`}`), way(2, sql`reverse(policy_no) like ${`${backwards}%`}`)]
    : [
        way(1, sql`lower(holder_name) like ${`${literal}%`}`),
        way(2, sql`lower(substring(holder_name from '[^ ]+$')) like ${`${literal}%`}`),
        way(3, sql`status_code in (select code from policy_status where ' ' || lower(name) like ${`% ${literal}%`})`),
      ];
  const { rows } = await sql<PolicyRow>`
    select ${policyColumns(today)} from (
      select policy_no, min(rank) as rank from (${sql.join(ways, sql` union all `)}) found
      group by policy_no order by min(rank), policy_no limit ${limit}) hit
    join policy p on p.policy_no = hit.policy_no
    join plan pl on pl.code = p.plan_code join policy_status st on st.code = p.status_code
    order by hit.rank, p.policy_no`.execute(db);
  return rows;
}

/** The policy that stands for a company where something concerns all of them: its first. */
export async function findReferencePolicy(
  db: Db,
  customerId: number,
  today: CalendarDate,
): Promise<PolicyRow | undefined> {
  const { rows } = await sql<PolicyRow>`
    select ${policyColumns(today)} from ${policySources}
    where p.customer_id = ${customerId} order by p.policy_no limit 1`.execute(db);
  return rows[0];
}
