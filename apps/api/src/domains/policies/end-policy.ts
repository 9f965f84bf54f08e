import type { PolicySources } from './contributed.ts';
import { setEnded } from './store.ts';

/** A policy that ends: its owner gives it up, or it matures. */
interface EndedPolicy {
  readonly policyNo: string;
  /** Surrendered, returned in the free look, or matured. */
  readonly statusCode: 'S' | 'F' | 'M';
}

/**
 * Ends a policy with everything that depends on it, in the transaction that causes it: no further premium is due and
 * the cover ends.
 */
export async function endPolicy(
  { db: transaction, contributions }: PolicySources,
  { policyNo, statusCode }: EndedPolicy,
  now: Date,
): Promise<void> {
  await setEnded(transaction, policyNo, statusCode);
  for (const end of contributions.onPolicyEnd) await end(transaction, policyNo, now);
}
