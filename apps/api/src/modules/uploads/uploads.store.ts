import type { Insertable } from 'kysely';
import type { Db } from '../../db/connect.ts';
import type { Tables } from '../../db/tables.ts';

export async function insertUpload(db: Db, upload: Insertable<Tables['upload']>): Promise<void> {
  await db.insertInto('upload').values(upload).execute();
}
