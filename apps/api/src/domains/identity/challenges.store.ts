import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { IdentityTables } from '../../platform/database/tables/identity.ts';

export type ChallengeRow = Selectable<IdentityTables['aadhaar_challenge']>;

export async function insertChallenge(db: Db, row: Omit<ChallengeRow, 'tries' | 'used_at'>): Promise<void> {
  await db.insertInto('aadhaar_challenge').values(row).execute();
}

export async function findChallenge(db: Db, tokenHash: string): Promise<ChallengeRow | undefined> {
  return db.selectFrom('aadhaar_challenge').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** Takes one of the tries, in one statement, so that simultaneous guesses cannot share one. Returns how many are taken. */
export async function takeTry(db: Db, tokenHash: string, most: number): Promise<number | null> {
  const { rows } = await sql<{ tries: number }>`
    update aadhaar_challenge set tries = tries + 1
    where token_hash = ${tokenHash} and tries < ${most} and used_at is null returning tries`.execute(db);
  return rows[0]?.tries ?? null;
}

export async function giveTryBack(db: Db, tokenHash: string): Promise<void> {
  await sql`update aadhaar_challenge set tries = tries - 1 where token_hash = ${tokenHash} and tries > 0`.execute(db);
}

/** Uses a challenge up. Returns false if it was before. */
export async function endChallenge(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const used = await db
    .updateTable('aadhaar_challenge')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .returning('token_hash')
    .executeTakeFirst();
  return used !== undefined;
}

/** Keeps what a person agreed to. */
export async function insertConsent(db: Db, row: Insertable<IdentityTables['identity_consent']>): Promise<void> {
  await db.insertInto('identity_consent').values(row).execute();
}

/** Deletes what has ended: what was found, OTPs, and checks of pictures that ended before a time. */
export async function deleteEnded(db: Db, now: Date, picturesBefore: Date): Promise<void> {
  await db.deleteFrom('found_identity').where('ends_at', '<=', now).execute();
  await db.deleteFrom('aadhaar_challenge').where('ends_at', '<=', now).execute();
  await db.deleteFrom('face_check').where('liveness_ends_at', '<=', picturesBefore).execute();
}
