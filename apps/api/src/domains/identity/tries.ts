import type { Deps } from '../../deps.ts';
import { createLimits, type Limit, type Reservation, type Subject } from '../../platform/access/limits/limits.ts';
import { problem } from '../../platform/problem.ts';

/** A try that was taken before its result is known. */
export interface TakenTry {
  /** Tries left if this one counts. */
  readonly left: number;
  /** The try does not count: it succeeded, or could not be judged. */
  giveBack(): Promise<void>;
}

/** Takes a try. Throws `rate-limited` if none is left; the other ways are open all the same. */
export async function takeTry(deps: Deps, limit: Limit, subject: Subject): Promise<TakenTry> {
  const limits = createLimits(deps);
  const taken: Reservation = await limits.reserve(limit, subject);
  if (!taken.allowed) throw problem('rate-limited', { retryAfter: taken.retryAfter, detail: USED });
  return { left: taken.remaining, giveBack: () => limits.release(taken) };
}

const USED = 'That did not work, and it is not your fault. Choose another way, or we call you.';

/** How many tries are left. */
export async function triesLeft(deps: Deps, limit: Limit, subject: Subject): Promise<number> {
  const limits = createLimits(deps);
  const probe = await limits.reserve(limit, subject);
  if (!probe.allowed) return 0;
  await limits.release(probe);
  // the probe itself is not a try
  return probe.remaining + 1;
}
