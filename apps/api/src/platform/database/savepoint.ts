import { sql } from 'kysely';
import type { Db } from './connect.ts';

/** Runs part of a transaction. If it fails, only that part is rolled back, and the transaction can continue. */
export async function inSavepoint<Result>(transaction: Db, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint part`.execute(transaction);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(transaction);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(transaction);
    throw error;
  }
}
