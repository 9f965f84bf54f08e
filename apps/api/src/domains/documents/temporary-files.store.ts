import type { Insertable } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { PaymentTables } from '../../platform/database/tables/payments.ts';

export async function insertFile(db: Db, file: Insertable<PaymentTables['temporary_file']>): Promise<void> {
  await db.insertInto('temporary_file').values(file).execute();
}

/** The file, unless it has expired or the session that requested it has ended. */
export async function fetchFile(
  db: Db,
  idHash: string,
  now: Date,
): Promise<{ content: Uint8Array; file_name: string; content_type: string } | undefined> {
  const row = await db
    .updateTable('temporary_file')
    .set({ fetched_at: now })
    .where('id_hash', '=', idHash)
    .where('expires_at', '>', now)
    .where('content', 'is not', null)
    .where((eb) =>
      eb.exists(eb.selectFrom('session').select('session.id').whereRef('session.id', '=', 'temporary_file.session_id')),
    )
    .returning(['content', 'file_name', 'content_type'])
    .executeTakeFirst();
  return row?.content ? { ...row, content: row.content } : undefined;
}

/** Deletes the content. Returns whether the session ever had such a file. */
export async function purgeFile(db: Db, idHash: string, sessionId: string, now: Date): Promise<boolean> {
  const own = db.updateTable('temporary_file').where('id_hash', '=', idHash).where('session_id', '=', sessionId);
  await own.set({ content: null, purged_at: now }).where('content', 'is not', null).execute();
  const known = await db
    .selectFrom('temporary_file')
    .select('id_hash')
    .where('id_hash', '=', idHash)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return known !== undefined;
}

/** Deletes the content of expired files, and every record of those that expired before `forgetBefore`. */
export async function sweepFiles(db: Db, now: Date, forgetBefore: Date): Promise<void> {
  await db
    .updateTable('temporary_file')
    .set({ content: null, purged_at: now })
    .where('expires_at', '<=', now)
    .where('content', 'is not', null)
    .execute();
  await db.deleteFrom('temporary_file').where('expires_at', '<', forgetBefore).execute();
}
