import type { Db } from '../../platform/database/connect.ts';

interface StaffSignInRow {
  readonly attempt_hash: string;
  /** State, nonce and PKCE verifier, encrypted. */
  readonly sealed: string;
  readonly ends_at: Date;
}

export async function insertSignIn(db: Db, row: StaffSignInRow): Promise<void> {
  await db.insertInto('staff_sign_in').values(row).execute();
}

/** Takes the sign-in out, so that of simultaneous callers one gets it. Undefined if it is unknown, used or too old. */
export async function takeSignIn(db: Db, attemptHash: string, now: Date): Promise<string | undefined> {
  const taken = await db
    .deleteFrom('staff_sign_in')
    .where('attempt_hash', '=', attemptHash)
    .returning(['sealed', 'ends_at'])
    .executeTakeFirst();
  return taken && taken.ends_at > now ? taken.sealed : undefined;
}

export async function findCustomerId(db: Db, clientId: string): Promise<number | undefined> {
  const row = await db.selectFrom('customer').select('id').where('client_id', '=', clientId).executeTakeFirst();
  return row?.id;
}
