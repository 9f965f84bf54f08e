import type { Paise } from '../money/paise.ts';
import type { SwitchTerms } from './check-switch.ts';

/** What decides whether a policy accepts a switch at all. */
export interface SwitchPolicy {
  /** The plan offers switches. */
  readonly isOffered: boolean;
  /** The policy has lapsed or has ended: its money is in the discontinued fund. */
  readonly isDiscontinued: boolean;
  /** All funds together at the last prices, in paise. */
  readonly value: Paise;
  /** A switch is waiting for its price. */
  readonly isWaiting: boolean;
  /** A return, a surrender, a loan or another request for its value is open. */
  readonly hasOpenRequest: boolean;
  /** A systematic transfer plan or a fund allocation is running, and the plan allows no switches meanwhile. */
  readonly isBarred: boolean;
}

/** Why a policy accepts no switch. */
export type NoSwitchReason =
  | 'not-offered'
  | 'discontinued'
  | 'no-units'
  | 'strategy-running'
  | 'switch-waiting'
  | 'payout-requested';

/** Why a policy accepts no switch; null if it does. Restrictions, such as a reported death, have their own rule. */
export function whyNoSwitch(policy: SwitchPolicy): NoSwitchReason | null {
  const { isOffered, isDiscontinued, value, isWaiting, hasOpenRequest, isBarred } = policy;
  if (!isOffered) return 'not-offered';
  if (isDiscontinued) return 'discontinued';
  if (isWaiting) return 'switch-waiting';
  if (hasOpenRequest) return 'payout-requested';
  if (isBarred) return 'strategy-running';
  return value > 0 ? null : 'no-units';
}

/** How many free switches are left in this policy year; null if there is no limit. */
export const freeSwitchesLeft = ({ freeSwitches }: Pick<SwitchTerms, 'freeSwitches'>, made: number): number | null =>
  freeSwitches === null ? null : Math.max(0, freeSwitches - made);

/** The cost of the next switch, in paise. */
export const switchCharge = (terms: SwitchTerms, made: number): Paise =>
  freeSwitchesLeft(terms, made) === 0 ? terms.charge : 0;
