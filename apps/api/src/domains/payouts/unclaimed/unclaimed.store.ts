import type { CalendarDate } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import type { UnclaimedTables } from '../../../platform/database/tables/unclaimed.ts';

type Amount = UnclaimedTables['unclaimed_amount'];

/** An amount that fell due and was not received, with its policy and what its owner has confirmed. */
export interface UnclaimedRow extends Pick<Amount, 'reference' | 'policy_no' | 'kind' | 'amount' | 'due_on' | 'cause'> {
  readonly disputed: boolean;
  readonly claim_ticket: string | null;
  readonly policy_id: string;
  readonly plan_name: string;
  readonly pan: string | null;
  readonly pan_validated: boolean;
}

const selectOwed = (db: Db, customerId: number) =>
  db
    .selectFrom('unclaimed_amount as u')
    .innerJoin('policy as p', 'p.policy_no', 'u.policy_no')
    .innerJoin('plan as pl', 'pl.code', 'p.plan_code')
    .innerJoin('customer as c', 'c.id', 'p.customer_id')
    .where('p.customer_id', '=', customerId)
    .select(['u.reference', 'u.policy_no', 'u.kind', 'u.amount', 'u.due_on', 'u.cause', 'u.disputed', 'u.claim_ticket'])
    .select(['p.id as policy_id', 'pl.name as plan_name', 'c.pan', 'c.pan_validated']);

/** The maximum length of the list. */
const MOST = 200;

/** What a customer has not received, oldest first, whether or not it counts as unclaimed. */
export const findOwed = (db: Db, customerId: number): Promise<UnclaimedRow[]> =>
  selectOwed(db, customerId).orderBy('u.due_on').orderBy('u.reference').limit(MOST).execute();

/** One of them; undefined if it is another customer's. */
export const findOwedBy = (db: Db, customerId: number, reference: string): Promise<UnclaimedRow | undefined> =>
  selectOwed(db, customerId).where('u.reference', '=', reference).executeTakeFirst();

/** Records the request that claims an amount. Returns false if another one has claimed it. */
export async function markAmountClaimed(transaction: Db, reference: string, ticket: string): Promise<boolean> {
  const marked = await transaction
    .updateTable('unclaimed_amount')
    .set({ claim_ticket: ticket })
    .where('reference', '=', reference)
    .where('claim_ticket', 'is', null)
    .executeTakeFirst();
  return marked.numUpdatedRows === 1n;
}

/** A customer's claims that are not paid yet, newest first. */
export async function findClaimsUnderWay(db: Db, customerId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payout')
    .select('ticket')
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'unclaimed-amount')
    .where('state', '<>', 'paid')
    .orderBy('ordered_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ ticket }) => ticket);
}

/** A person with the date of birth that the search gave. */
export interface SearchedPerson {
  readonly id: number;
  readonly name: string;
  readonly name_hi: string | null;
  /** Null if unconfirmed. */
  readonly pan: string | null;
}

export const findBornOn = (db: Db, birthDate: CalendarDate): Promise<SearchedPerson[]> =>
  db
    .selectFrom('customer')
    .where('kind', '=', 'person')
    .where('birth_date', '=', birthDate)
    .select(['id', 'name', 'name_hi'])
    .select(sql<string | null>`case when pan_validated then pan end`.as('pan'))
    .execute();

/**
 * Those of the people who own the policy, and what they have not received. One statement, whether or not anyone
 * matches.
 */
export async function findOwnersAndOwed(
  db: Db,
  customerIds: readonly number[],
  policyNo: string | undefined,
): Promise<{
  owners: readonly number[];
  owed: readonly { customer_id: number; due_on: CalendarDate; disputed: boolean }[];
}> {
  const { rows } = await sql<{
    owners: number[] | null;
    owed: { customer_id: number; due_on: CalendarDate; disputed: boolean }[] | null;
  }>`
    select
      (select array_agg(p.customer_id::int) from policy p
        where p.policy_no = ${policyNo ?? ''} and p.customer_id = any(${[...customerIds]}::bigint[])) as owners,
      (select jsonb_agg(jsonb_build_object('customer_id', p.customer_id, 'due_on', u.due_on, 'disputed', u.disputed))
        from unclaimed_amount u join policy p on p.policy_no = u.policy_no
        where p.customer_id = any(${[...customerIds]}::bigint[]) and u.claim_ticket is null) as owed`.execute(db);
  return { owners: rows[0]?.owners ?? [], owed: rows[0]?.owed ?? [] };
}
