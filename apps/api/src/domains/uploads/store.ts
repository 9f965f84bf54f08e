import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type Upload = Selectable<Tables['upload']>;

export async function insertUpload(db: Db, upload: Insertable<Tables['upload']>): Promise<void> {
  await db.insertInto('upload').values(upload).execute();
}

export async function findUploadByKey(db: Db, fileKey: string): Promise<Upload | undefined> {
  return db.selectFrom('upload').selectAll().where('file_key', '=', fileKey).executeTakeFirst();
}

/** Records that the file was uploaded and checked. Returns false if it was before, or if the upload has expired. */
export async function markPut(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('upload')
    .set({ put_at: now })
    .where('id', '=', id)
    .where('put_at', 'is', null)
    .where('swept_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends an upload whose file was refused. The sweep deletes it. */
export async function markRefused(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('upload').set({ swept_at: now }).where('id', '=', id).where('put_at', 'is', null).execute();
}

/** A customer's unclaimed upload for a purpose, locked until the transaction ends. */
export async function lockUnclaimed(
  db: Db,
  { id, customerId, purpose }: { id: string; customerId: number; purpose: Upload['purpose'] },
): Promise<Upload | undefined> {
  return db
    .selectFrom('upload')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('purpose', '=', purpose)
    .where('claimed_at', 'is', null)
    .where('swept_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function markClaimed(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('upload').set({ claimed_at: now }).where('id', '=', id).execute();
}

/** Locks unclaimed uploads for deletion, including those of an interrupted sweep. */
export async function startSweep(
  db: Db,
  { createdBefore, now, most }: { createdBefore: Date; now: Date; most: number },
): Promise<{ id: string; file_key: string }[]> {
  return db
    .updateTable('upload')
    .set({ swept_at: now })
    .where('id', 'in', (e) =>
      e
        .selectFrom('upload')
        .select('id')
        .where('claimed_at', 'is', null)
        .where('created_at', '<=', createdBefore)
        // not again in this round
        .where((is) => is.or([is('swept_at', 'is', null), is('swept_at', '<', now)]))
        .orderBy('created_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'file_key'])
    .execute();
}

export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('upload').where('id', '=', id).execute();
}
