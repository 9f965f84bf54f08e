import type { Clock } from '../../../ports/clock.ts';
import type { Limit, Limits } from './limits.ts';

const MINUTE_MS = 60_000;
/** A node takes calls from the database in blocks, so that a caller's minute costs at most this many statements. */
const BLOCKS = 30;

interface Account {
  /** Calls that this node has taken from the counter and not used. */
  left: number;
  isSpent: boolean;
  refill: Promise<void> | null;
}

/** A limit of calls per clock minute, over all nodes. */
export interface CallBudget {
  /** Uses one call. Returns 0, or the seconds until the next minute if none is left. */
  spend(subject: string): Promise<number>;
}

/**
 * The counter is in the database. A node takes calls from it in blocks and then uses them from memory within the same
 * minute. So a minute never has more calls than the limit, however many nodes there are, and most calls cost no
 * statement. Calls that a node takes and does not use are lost to the others, which may refuse up to a block too early.
 */
export function createCallBudget(limits: Limits, clock: Clock, name: string, most: number): CallBudget {
  const block = Math.max(1, Math.floor(most / BLOCKS));
  const limit: Limit = { name, most: Math.ceil(most / block), windowMs: 2 * MINUTE_MS };
  let minute = -1;
  let accounts = new Map<string, Account>();

  async function refill(account: Account, subject: string, during: number): Promise<void> {
    const { allowed, remaining } = await limits.reserve(limit, `${subject} ${during}`);
    if (!allowed) account.isSpent = true;
    // The last block may be smaller.
    else account.left += remaining > 0 ? block : most - block * (limit.most - 1);
  }

  return {
    async spend(subject) {
      const now = clock.now().getTime();
      const current = Math.floor(now / MINUTE_MS);
      if (current !== minute) {
        minute = current;
        accounts = new Map();
      }
      const account = accounts.get(subject) ?? { left: 0, isSpent: false, refill: null };
      accounts.set(subject, account);
      while (account.left === 0) {
        if (account.isSpent) return Math.max(1, Math.ceil(((current + 1) * MINUTE_MS - now) / 1000));
        account.refill ??= refill(account, subject, current).finally(() => {
          account.refill = null;
        });
        await account.refill;
      }
      account.left -= 1;
      return 0;
    },
  };
}
