import { NOMINEE_DELETED } from './delete-nominee.ts';

/** The part of a nominee that the check reads. */
export interface SharingNominee {
  /** Whole percent. */
  readonly share: number;
  readonly edited?: string;
}

/** Why the shares of nominees are right or wrong. */
export type NomineeSharesReason =
  | 'no-nominee'
  | 'share-not-whole'
  | 'share-out-of-range'
  | 'below-100'
  | 'above-100'
  | 'exactly-100';

/** The result of `checkNomineeShares`. */
export interface NomineeShares {
  readonly valid: boolean;
  readonly because: NomineeSharesReason;
  /** Percent still to assign; negative if more than 100 is assigned. */
  readonly remaining: number;
}

/**
 * Whether the remaining nominees share exactly 100 percent, each a whole percent from 1 to 100. Nominees marked as
 * removed do not count.
 */
export function checkNomineeShares(nominees: readonly SharingNominee[]): NomineeShares {
  const shares = nominees.filter((nominee) => nominee.edited !== NOMINEE_DELETED).map((nominee) => nominee.share);
  const remaining = 100 - shares.reduce((sum, share) => sum + share, 0);
  const because = reasonOf(shares, remaining);
  return { valid: because === 'exactly-100', because, remaining };
}

function reasonOf(shares: readonly number[], remaining: number): NomineeSharesReason {
  if (shares.length === 0) return 'no-nominee';
  if (!shares.every(Number.isInteger)) return 'share-not-whole';
  if (shares.some((share) => share < 1 || share > 100)) return 'share-out-of-range';
  if (remaining === 0) return 'exactly-100';
  return remaining > 0 ? 'below-100' : 'above-100';
}
