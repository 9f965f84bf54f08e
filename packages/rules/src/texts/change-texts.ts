import type { CalendarDate } from '../dates/calendar-date.ts';
import type { FreeLookReason } from '../free-look/can-return-policy.ts';
import type { GstRefundReason } from '../gst-refund/gst-refund.ts';
import type { PremiumChangeReason } from '../mode/can-change-premium.ts';
import type { ModeOfferReason } from '../mode/mode-offer.ts';
import { formatRupees, formatWholeRupees } from '../money/format-rupees.ts';
import type { Paise } from '../money/paise.ts';
import { freeLook, gstRefund, modeOffer, premiumChange, riderOffer, riderSum } from '../paraglide/areas/changes.js';
import type { RiderSumReason, RiderSums } from '../rider/check-rider-sum.ts';
import type { RiderOfferReason } from '../rider/rider-offer.ts';
import type { Language } from './language.ts';
import { optionalDate } from './optional.ts';

/** Why the premium of a policy can change or not. */
export function premiumChangeText(because: PremiumChangeReason, language: Language): string {
  return premiumChange[because]({}, { locale: language });
}

/** Why a premium mode can be chosen or not; `minimum` is the smallest premium of the mode in paise. */
export function modeOfferText(because: ModeOfferReason, minimum: Paise, language: Language): string {
  return modeOffer[because]({ minimum: formatRupees(minimum) }, { locale: language });
}

/** Why a rider can be added to a policy or not. */
export function riderOfferText(because: RiderOfferReason, language: Language): string {
  return riderOffer[because]({}, { locale: language });
}

/** Why a sum assured of a rider can be chosen or not. */
export function riderSumText(
  because: RiderSumReason,
  { minimum, maximum, step }: RiderSums,
  language: Language,
): string {
  const sums = {
    minimum: formatWholeRupees(minimum),
    maximum: formatWholeRupees(maximum),
    step: formatWholeRupees(step),
  };
  return riderSum[because](sums, { locale: language });
}

/**
 * Why the GST of a payment can be refunded or not; `lastDay` is the last day of its credit note, if the table has one.
 */
export function gstRefundText(because: GstRefundReason, lastDay: CalendarDate | null, language: Language): string {
  return gstRefund[because](optionalDate(lastDay), { locale: language });
}

/** Why a policy can be returned within its free look or not; `lastDay` is the last day of the free look. */
export function freeLookText(because: FreeLookReason, lastDay: CalendarDate | null, language: Language): string {
  return freeLook[because](optionalDate(lastDay), { locale: language });
}
