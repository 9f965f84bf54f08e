import type { RawBuilder } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../../platform/database/connect.ts';
import { findBroken } from './invariants.ts';

/** Runs something in a transaction that is rolled back. */
export async function inTrial(db: Db, trial: (transaction: Db) => Promise<void>): Promise<void> {
  const transaction = await db.startTransaction().execute();
  try {
    await trial(transaction);
  } finally {
    await transaction.rollback().execute();
  }
}

/** Expects the rows to violate an invariant that was satisfied before. */
export const expectFound = (db: Db, name: string, faults: readonly RawBuilder<unknown>[]): Promise<void> =>
  inTrial(db, async (transaction) => {
    const names = async () => (await findBroken(transaction, true)).map((found) => found.split(':')[0]);
    expect(await names()).not.toContain(name);
    for (const fault of faults) await fault.execute(transaction);
    expect(await names()).toContain(name);
  });
