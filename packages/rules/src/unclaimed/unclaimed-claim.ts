import type { Paise } from '../money/paise.ts';
import { type UnclaimedMoney, unclaimedInterest } from './unclaimed-interest.ts';

/** The interest and total of a claim of an unclaimed amount, in paise. */
export function unclaimedClaim(money: UnclaimedMoney): { readonly interest: Paise; readonly total: Paise } {
  const interest = unclaimedInterest(money);
  return { interest, total: money.amount + interest };
}
