import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { IdentityTables } from '../../platform/database/tables/identity.ts';

export type FaceCheckRow = Selectable<IdentityTables['face_check']>;
type Handle = 'liveness_hash' | 'identity_hash' | 'compare_hash';

export async function insertFaceCheck(db: Db, row: Insertable<IdentityTables['face_check']>): Promise<void> {
  await db.insertInto('face_check').values(row).execute();
}

/** A check of a session that is not used up, by one of its handles. */
export async function findFaceCheck(
  db: Db,
  sessionId: string,
  handle: Handle,
  hash: string,
): Promise<FaceCheckRow | undefined> {
  return db
    .selectFrom('face_check')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where(handle, '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
}

export async function findFaceCheckById(db: Db, sessionId: string, id: string): Promise<FaceCheckRow | undefined> {
  return db
    .selectFrom('face_check')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
}

/** Changes a check that is not used up. Returns false if it is. */
export async function changeFaceCheck(
  db: Db,
  id: string,
  change: Updateable<IdentityTables['face_check']>,
): Promise<boolean> {
  const changed = await db
    .updateTable('face_check')
    .set(change)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}
