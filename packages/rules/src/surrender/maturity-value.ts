import type { UnpaidPolicy } from '../loan/unpaid-policy.ts';
import type { Paise } from '../money/paise.ts';

/** A policy's maturity value if every premium is paid, in paise: sum assured plus bonuses so far. */
export const maturityValue = ({
  sumAssured,
  vestedBonus = 0,
}: Pick<UnpaidPolicy, 'sumAssured' | 'vestedBonus'>): Paise => sumAssured + vestedBonus;
