import type { CalendarDate, FundShare } from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';

/** The redirection terms of a plan; undefined if it allows none. */
export async function findRedirectionTerms(
  db: Db,
  planCode: string,
): Promise<{ leastShare: number; perYear: number | null } | undefined> {
  const row = await db
    .selectFrom('plan_redirection_terms')
    .where('plan_code', '=', planCode)
    .selectAll()
    .executeTakeFirst();
  return row && { leastShare: row.least_share, perYear: row.per_year };
}

/** The allocation of a policy's premium with this due date, largest share first; empty if it is not recorded. */
export async function findAllocation(
  db: Db,
  policyNo: string,
  dueOn: CalendarDate,
): Promise<(FundShare & { readonly fundName: string })[]> {
  const latest = db
    .selectFrom('premium_allocation')
    .where('policy_no', '=', policyNo)
    .where('effective_from', '<=', dueOn)
    .orderBy('effective_from', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .select('id');
  return db
    .selectFrom('premium_allocation_fund as a')
    .innerJoin('fund as f', 'f.code', 'a.fund_code')
    .where('a.allocation_id', '=', latest)
    .orderBy('a.share', 'desc')
    .orderBy('a.fund_code')
    .select(['a.fund_code as fundCode', 'f.name as fundName', 'a.share'])
    .execute();
}

/** How often the allocation was changed since a day. */
export async function countRedirections(db: Db, policyNo: string, since: CalendarDate): Promise<number> {
  const { count } = await db
    .selectFrom('premium_allocation')
    .where('policy_no', '=', policyNo)
    .where('asked_on', '>=', since)
    .where('ticket', 'is not', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface NewAllocation {
  readonly policyNo: string;
  readonly effectiveFrom: CalendarDate;
  readonly requestedOn: CalendarDate;
  readonly ticket: string;
  readonly shares: readonly FundShare[];
}

export async function insertAllocation(db: Db, made: NewAllocation): Promise<void> {
  const { policyNo: policy_no, effectiveFrom: effective_from, requestedOn: asked_on, ticket } = made;
  const { id } = await db
    .insertInto('premium_allocation')
    .values({ policy_no, effective_from, asked_on, ticket })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('premium_allocation_fund')
    .values(made.shares.map(({ fundCode, share }) => ({ allocation_id: id, fund_code: fundCode, share })))
    .execute();
}
