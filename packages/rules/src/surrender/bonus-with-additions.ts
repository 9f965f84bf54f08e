import type { UnpaidPolicy } from '../loan/unpaid-policy.ts';
import type { Paise } from '../money/paise.ts';
import { maturityValue } from './maturity-value.ts';

/** A policy's bonus and reduced cover, which include its paid-up additions. Amounts in paise. */
export interface BonusWithAdditions {
  /** Bonuses that have been added to the policy so far. */
  readonly vestedBonus: Paise;
  /** The cover since a premium stayed unpaid; null if none did. */
  readonly reducedCover: Paise | null;
}

/** Bonus and reduced cover after additions of `sumAssured` paise were cashed. Neither falls below 0. Source: decision 154. */
export function bonusWithoutAdditions(
  { vestedBonus, reducedCover }: BonusWithAdditions,
  sumAssured: Paise,
): BonusWithAdditions {
  return {
    vestedBonus: Math.max(0, vestedBonus - sumAssured),
    reducedCover: reducedCover === null ? null : Math.max(0, reducedCover - sumAssured),
  };
}

/** Bonus and reduced cover after additions of `sumAssured` paise are restored, for example if their payout was stopped. */
export function bonusWithAdditions(
  { vestedBonus, reducedCover }: BonusWithAdditions,
  sumAssured: Paise,
): BonusWithAdditions {
  return {
    vestedBonus: vestedBonus + sumAssured,
    reducedCover: reducedCover === null ? null : reducedCover + sumAssured,
  };
}

/** A policy's cover including paid-up additions, in paise: the reduced cover, otherwise the sum assured plus bonuses so far. */
export const coverWithAdditions = ({
  reducedCover,
  ...policy
}: Pick<BonusWithAdditions, 'reducedCover'> & Pick<UnpaidPolicy, 'sumAssured' | 'vestedBonus'>): Paise =>
  reducedCover ?? maturityValue(policy);
