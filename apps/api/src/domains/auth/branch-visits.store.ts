import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { AccessTables } from '../../platform/database/tables/access.ts';

type BranchVisit = Selectable<AccessTables['branch_visit']>;

/** Records a visit, once for each session. Returns what is recorded, which is the first. */
export async function insertBranchVisit(db: Db, visit: BranchVisit): Promise<BranchVisit> {
  await db
    .insertInto('branch_visit')
    .values(visit)
    .onConflict((conflict) => conflict.column('session_id').doNothing())
    .execute();
  return await db
    .selectFrom('branch_visit')
    .selectAll()
    .where('session_id', '=', visit.session_id)
    .executeTakeFirstOrThrow();
}
