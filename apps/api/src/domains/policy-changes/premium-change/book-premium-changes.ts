import type { Deps } from '../../../deps.ts';
import { today } from '../../../platform/today.ts';
import { bookReady, voidPassed } from './store.ts';

/** How many changes one transaction books. */
const CHANGES = 500;

/**
 * Books the scheduled premium changes whose day has come, each exactly once on all nodes: one statement writes state
 * and premium.
 * @param signal once aborted, no further transaction is started
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
