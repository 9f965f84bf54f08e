import { type CalendarDate, payableUntil, tidyFigures } from '@lifedesk/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { type PolicyRow, policyColumns, policySources } from './policy-rows.store.ts';
import { policiesWithGst } from './premium-order.store.ts';

export interface Owner {
  birth_date: CalendarDate | null;
  mobile: string | null;
  email: string | null;
  fatca_required: boolean;
  neft_qc_status: 'verified' | 'pending' | 'rejected' | 'missing';
  incorporated_on: CalendarDate | null;
  /** The company has sent its date of incorporation, and staff have not decided about it. */
  sent_incorporation_date: boolean;
}

/** The number of the customer's policy; undefined if it is another customer's or unknown. */
export async function findOwnPolicyNo(
  db: Db,
  customerId: number,
  policy: { policyNo: string } | { id: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('policy')
    .select('policy_no')
    .where('customer_id', '=', customerId)
    .where((e) => ('policyNo' in policy ? e('policy_no', '=', policy.policyNo) : e('id', '=', policy.id)))
    .executeTakeFirst();
  return row?.policy_no;
}

const SENT_INCORPORATION_DATE = sql<boolean>`exists (select from service_request r where r.customer_id = customer.id
  and r.type = 'date-of-incorporation' and r.state not in ('completed', 'declined'))`;

export async function findOwner(db: Db, customerId: number): Promise<Owner> {
  return db
    .selectFrom('customer')
    .select(['birth_date', 'mobile', 'email', 'fatca_required', 'neft_qc_status', 'incorporated_on'])
    .select(SENT_INCORPORATION_DATE.as('sent_incorporation_date'))
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
}

export async function findRiders(db: Db, policyNo: string) {
  return db.selectFrom('policy_rider').selectAll().where('policy_no', '=', policyNo).orderBy('position').execute();
}

export async function findNominees(db: Db, policyNo: string) {
  return db.selectFrom('policy_nominee').selectAll().where('policy_no', '=', policyNo).orderBy('position').execute();
}

/** Held payouts of the customer's policies, by policy number. */
export async function findHolds(db: Db, customerId: number) {
  const rows = await db
    .selectFrom('policy_hold as h')
    .innerJoin('policy as p', 'p.policy_no', 'h.policy_no')
    .select(['h.policy_no', 'h.reason', 'h.held_since', 'h.amount'])
    .where('p.customer_id', '=', customerId)
    .execute();
  return new Map(rows.map((row) => [row.policy_no, row]));
}

/** Returns whether the customer has such a unit-linked policy. */
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

/** Ends a policy: no further premium is due, and everything that runs on it stops. */
export async function setEnded(transaction: Db, policyNo: string, statusCode: string): Promise<void> {
  await transaction
    .updateTable('policy')
    .set({
      status_code: statusCode,
      due_date: null,
      revival_date: null,
      premium_left: false,
      cover_until: null,
    })
    .where('policy_no', '=', policyNo)
    .execute();
}

const ORDERS = {
  dueDate: sql`due_date`,
  policyNo: sql`policy_no`,
  policyHolderName: sql`holder_name`,
  modalPremiuminclusiveGST: sql`premium_with_gst`,
} as const satisfies Record<string, RawBuilder<unknown>>;

/** Which of a company's policies are listed; all unless it says more. */
export interface PolicyFilter {
  readonly customerId: number;
  readonly onlyDue?: boolean;
  readonly state?: 'overdue' | 'lapsed' | undefined;
}

export interface PageQuery extends PolicyFilter {
  today: CalendarDate;
  sortBy: keyof typeof ORDERS;
  descending: boolean;
  limit: number;
  offset: number;
}

const PAYING = sql`and status_code = any (array(select code from policy_status where premium_paying))`;
const LAPSED = sql`and status_code = any (array(select code from policy_status where lapsed))`;

const policiesOf = ({ customerId, onlyDue, state }: PolicyFilter, today: CalendarDate) => sql`
  customer_id = ${customerId} and is_corporate
  ${onlyDue ? sql`${PAYING} and due_date <= ${payableUntil(today)}::date` : sql``}
  ${state === 'overdue' ? sql`${PAYING} and due_date < ${today}::date` : sql``}
  ${state === 'lapsed' ? LAPSED : sql``}`;

/**
 * The numbers of one page by due date, with their place. Policies whose premiums cannot be paid come last in both directions: a
 * lapsed policy keeps the due date that was not paid. Each status is read in the order of its index, as far as the page goes.
 */
function pageByDueDate({ customerId, descending, limit, offset }: PageQuery): RawBuilder<unknown> {
  const direction = descending ? sql`desc` : sql`asc`;
  const part = (hasDate: boolean) => sql`(
    select policy_no, due_date, ${sql.lit(hasDate)} and st.premium_paying as can_be_paid from policy
    where customer_id = ${customerId} and is_corporate and status_code = st.code and due_date is ${hasDate ? sql`not null` : sql`null`}
    order by due_date ${direction}, policy_no ${direction} limit ${limit}::bigint + ${offset}::bigint)`;
  const order = sql`can_be_paid desc, due_date ${direction} nulls last, policy_no ${direction}`;
  return sql`
    select policy_no, row_number() over (order by ${order}) as place
    from policy_status st cross join lateral (${part(true)} union all ${part(false)}) of_status
    order by ${order} limit ${limit} offset ${offset}`;
}

/** The numbers of one page in another order or of a part of the policies, with their place. */
function pageOf({ today, sortBy, descending, limit, offset, ...filter }: PageQuery): RawBuilder<unknown> {
  const direction = descending ? sql`desc` : sql`asc`;
  const order = sql`${ORDERS[sortBy]} ${direction}, policy_no ${direction}`;
  const policies = sortBy === 'modalPremiuminclusiveGST' ? policiesWithGst(filter.customerId, today) : sql`policy`;
  return sql`
    select policy_no, row_number() over (order by ${order}) as place from ${policies} policy
    where ${policiesOf(filter, today)}
    order by ${order} limit ${limit} offset ${offset}`;
}

/**
 * One page of a company's policies. Ties sort by policy number, so that no policy is on two pages. The page is cut before
 * the joins, except for the premium's tax if it sorts by premium.
 */
export async function findPage(db: Db, query: PageQuery): Promise<PolicyRow[]> {
  const isWhole = !query.onlyDue && !query.state;
  const { rows } = await sql<PolicyRow>`
    select ${policyColumns(query.today)} from (
      ${query.sortBy === 'dueDate' && isWhole ? pageByDueDate(query) : pageOf(query)}) page
    join policy p on p.policy_no = page.policy_no
    join plan pl on pl.code = p.plan_code join policy_status st on st.code = p.status_code
    order by page.place`.execute(db);
  return rows;
}

export async function countPolicies(db: Db, filter: PolicyFilter, today: CalendarDate): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from policy where ${policiesOf(filter, today)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Sorts after every text that starts with the prefix before it. */
const LAST = '\u{10FFFF}';

/** The most words of a name that are tried in every order. */
const MOST_REORDERED = 3;

/** The words in every order, the typed one first; as they are if there are too many. */
function inEveryOrder(words: readonly string[]): string[] {
  if (words.length < 2 || words.length > MOST_REORDERED) return [words.join(' ')];
  return words.flatMap((word, place) => inEveryOrder(words.toSpliced(place, 1)).map((rest) => `${word} ${rest}`));
}

/**
 * A company's policies whose number starts or ends with the text, however it is grouped, whose holder's name or last name starts
 * with it in any order of its words, or
 * whose status has a word that starts with it. Each branch reads its own sorted index and stops at `limit`, so the book
 * may have any size.
 */
export async function searchPolicies(
  db: Db,
  customerId: number,
  query: string,
  limit: number,
  today: CalendarDate,
): Promise<PolicyRow[]> {
  const text = query.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const own = sql`customer_id = ${customerId} and is_corporate`;
  const beginning = (rank: number, key: RawBuilder<unknown>, from: string) => sql`
    (select ${sql.lit(rank)}::int as rank, ${key} as key, policy_no from policy
     where ${own} and ${key} ~>=~ ${from} and ${key} ~<~ ${from + LAST}
     order by ${key} using ~<~, policy_no limit ${limit})`;
  const figures = tidyFigures(text);
  const ways = /^\d+$/.test(figures)
    ? [beginning(1, sql`policy_no`, figures), beginning(2, sql`reverse(policy_no)`, [...figures].reverse().join(''))]
    : [
        ...inEveryOrder(text.split(' ')).map((name) => beginning(1, sql`lower(holder_name)`, name)),
        beginning(2, sql`lower(substring(holder_name from '[^ ]+$'))`, text),
        sql`(select 3 as rank, st.code as key, p.policy_no from policy_status st cross join lateral (
          select policy_no from policy where ${own} and status_code = st.code order by policy_no limit ${limit}) p
          where strpos(' ' || lower(st.name), ' ' || ${text}) > 0 limit ${limit})`,
      ];
  const { rows } = await sql<PolicyRow>`
    select ${policyColumns(today)} from (
      select distinct on (policy_no) policy_no, rank, key from (${sql.join(ways, sql` union all `)}) found
      order by policy_no, rank) hit
    join policy p on p.policy_no = hit.policy_no
    join plan pl on pl.code = p.plan_code join policy_status st on st.code = p.status_code
    order by hit.rank, hit.key using ~<~, p.policy_no limit ${limit}`.execute(db);
  return rows;
}

/** The policy that represents a company when all are concerned: its first. */
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
