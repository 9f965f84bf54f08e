import type { Insertable, Selectable } from 'kysely';
import { type Account, ownedBy } from '../../platform/access/account.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type Upload = Selectable<Tables['upload']>;

interface OwnedUpload extends Upload {
  readonly applicant_id: number | null;
}

export async function insertUpload(
  db: Db,
  owner: Account,
  upload: Omit<Insertable<Tables['upload']>, 'customer_id'>,
): Promise<void> {
  const { customer_id, applicant_id } = ownedBy(owner);
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('upload')
      .values({ ...upload, customer_id })
      .execute();
    if (applicant_id !== null)
      await transaction.insertInto('applicant_upload').values({ upload_id: upload.id, applicant_id }).execute();
  });
}

export async function findUploadByKey(db: Db, fileKey: string): Promise<OwnedUpload | undefined> {
  return db
    .selectFrom('upload')
    .leftJoin('applicant_upload', 'upload_id', 'id')
    .selectAll('upload')
    .select('applicant_id')
    .where('file_key', '=', fileKey)
    .executeTakeFirst();
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

/** An unclaimed upload of an account for a purpose, locked until the transaction ends. */
export async function lockUnclaimed(
  db: Db,
  { id, owner, purpose }: { id: string; owner: Account; purpose: Upload['purpose'] },
): Promise<Upload | undefined> {
  return db
    .selectFrom('upload')
    .selectAll()
    .where('id', '=', id)
    .where((is) =>
      owner.applicantId === null
        ? is('customer_id', '=', owner.customerId)
        : is('id', 'in', (e) =>
            e.selectFrom('applicant_upload').select('upload_id').where('applicant_id', '=', owner.applicantId),
          ),
    )
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
