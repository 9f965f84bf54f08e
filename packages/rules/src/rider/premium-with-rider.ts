import { type ModeFactor, modalPremiumOf, yearlyPremiumOf } from '../mode/mode-premium.ts';
import type { Paise } from '../money/paise.ts';
import type { RiderKind } from './rider-premium.ts';

/** The premiums of a policy in paise without GST: of a year, and of one instalment. */
export interface PremiumWithRider {
  readonly yearly: Paise;
  readonly modal: Paise;
}

/** A policy's premiums after adding a rider. Both given premiums are paise a year. */
export function premiumWithRider(yearlyPremium: Paise, riderPremium: Paise, mode: ModeFactor): PremiumWithRider {
  const yearly = yearlyPremium + riderPremium;
  return { yearly, modal: modalPremiumOf(yearly, mode) };
}

/** A rider on a policy. Amounts in paise. */
export interface HeldRider {
  readonly kind: RiderKind;
  /** Part of the policy's yearly premium; null if the rider is charged separately. */
  readonly yearlyPremium: Paise | null;
  readonly modalPremium: Paise;
}

/** A policy's yearly premium without its riders, in paise. Rider caps are shares of it (`riderCapOf`). */
export const premiumWithoutRiders = (yearlyPremium: Paise, riders: readonly HeldRider[]): Paise =>
  riders.reduce((left, rider) => left - (rider.yearlyPremium ?? 0), yearlyPremium);

/** The yearly cost of all riders of a kind, in paise. */
export const ridersOfKindCost = (riders: readonly HeldRider[], kind: RiderKind, mode: ModeFactor): Paise =>
  riders.reduce(
    (sum, rider) =>
      sum + (rider.kind === kind ? (rider.yearlyPremium ?? yearlyPremiumOf(rider.modalPremium, mode)) : 0),
    0,
  );
