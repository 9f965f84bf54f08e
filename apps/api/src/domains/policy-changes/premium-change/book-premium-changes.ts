import type { Deps } from '../../../deps.ts';
import { today } from '../../../platform/today.ts';
import { bookReady, voidPassed } from './store.ts';

/** So many changes are booked in one transaction. */
const CHANGES = 500;

/**
 * Books the scheduled changes of premiums whose day has come, each exactly once on all nodes: state and premium are written in one
 * statement.
 * @param signal once aborted, no other transaction is begun
 */
export async function bookPremiumChanges(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const day = today(clock);
  while (!signal?.aborted && (await bookSome()));
  if (signal?.aborted) return;
  await voidPassed(db, day, clock.now());

  async function bookSome(): Promise<boolean> {
    return (await bookReady(db, day, clock.now(), CHANGES)) === CHANGES;
  }
}
