import type { Paise } from '../money/paise.ts';
import type { SwitchTerms } from './check-switch.ts';

/** What decides whether a policy takes a switch at all. */
export interface SwitchPolicy {
  /** The plan offers switches. */
  readonly isOffered: boolean;
  /** The policy has lapsed, or has ended: its money is in the discontinued fund. */
  readonly isDiscontinued: boolean;
  /** All funds together at the last price, in paise. */
  readonly value: Paise;
  /** A switch waits for its price. */
  readonly isWaiting: boolean;
}

export type NoSwitchReason = 'not-offered' | 'discontinued' | 'no-units' | 'switch-waiting';

/** Why a policy takes no switch; null where it takes one. Restrictions, as a reported death, are a rule of their own. */
export function whyNoSwitch({ isOffered, isDiscontinued, value, isWaiting }: SwitchPolicy): NoSwitchReason | null {
  if (!isOffered) return 'not-offered';
  if (isDiscontinued) return 'discontinued';
  if (isWaiting) return 'switch-waiting';
  return value > 0 ? null : 'no-units';
}

/** How many free switches are left after so many in this policy year; null where there is no limit. */
export const freeSwitchesLeft = ({ freeSwitches }: Pick<SwitchTerms, 'freeSwitches'>, made: number): number | null =>
  freeSwitches === null ? null : Math.max(0, freeSwitches - made);

/** What the next switch costs, in paise. */
export const switchCharge = (terms: SwitchTerms, made: number): Paise =>
  freeSwitchesLeft(terms, made) === 0 ? terms.charge : 0;
