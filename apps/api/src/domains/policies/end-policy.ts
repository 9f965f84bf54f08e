import { readDomainFiles } from '../../platform/contract/domain-files.ts';
import type { Db } from '../../platform/database/connect.ts';
import { setEnded } from './store.ts';

/** A policy that ends: its owner gives it up, or it matures. */
interface EndedPolicy {
  readonly policyNo: string;
  /** Surrendered, returned in the free look, or matured. */
  readonly statusCode: 'S' | 'F' | 'M';
}

/** What a domain ends together with a policy, such as its mandate; the default export of its `policy-end.ts`. */
export type OnPolicyEnd = (transaction: Db, policyNo: string, now: Date) => Promise<void>;

let known: Promise<OnPolicyEnd[]> | undefined;

/**
 * Ends a policy with everything that depends on it, in the transaction that causes it: no further premium is due and
 * the cover ends.
 */
export async function endPolicy(transaction: Db, { policyNo, statusCode }: EndedPolicy, now: Date): Promise<void> {
  await setEnded(transaction, policyNo, statusCode);
  // Loaded on first use, because a domain with such a file imports this one.
  known ??= readDomainFiles<OnPolicyEnd>('policy-end.ts').then((found) => [...found.values()]);
  for (const end of await known) await end(transaction, policyNo, now);
}
