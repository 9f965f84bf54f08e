import type { CalendarDate } from '../dates/calendar-date.ts';
import { formatDate } from '../dates/format-date.ts';
import type { FreeLookReason } from '../free-look/can-return-policy.ts';
import type { GstRefundReason } from '../gst-refund/gst-refund.ts';
import type { PremiumChangeReason } from '../mode/can-change-premium.ts';
import type { ModeOfferReason } from '../mode/mode-offer.ts';
import { formatRupees, formatWholeRupees } from '../money/format-rupees.ts';
import type { Paise } from '../money/paise.ts';
import type { RiderSumReason, RiderSums } from '../rider/check-rider-sum.ts';
import type { RiderOfferReason } from '../rider/rider-offer.ts';
import {
  freeLook as enFreeLook,
  gstRefund as enGstRefund,
  modeOffer as enModeOffer,
  premiumChange as enPremiumChange,
  riderOffer as enRiderOffer,
  riderSum as enRiderSum,
} from './en/changes.ts';
import {
  freeLook as hiFreeLook,
  gstRefund as hiGstRefund,
  modeOffer as hiModeOffer,
  premiumChange as hiPremiumChange,
  riderOffer as hiRiderOffer,
  riderSum as hiRiderSum,
} from './hi/changes.ts';
import type { Language } from './language.ts';

/** Why the premium of a policy can change or not. */
export function premiumChangeText(because: PremiumChangeReason, language: Language): string {
  return { en: enPremiumChange, hi: hiPremiumChange }[language][because]();
}

/** Why a premium mode can be chosen or not; `minimum` is the smallest premium of the mode in paise. */
export function modeOfferText(because: ModeOfferReason, minimum: Paise, language: Language): string {
  return { en: enModeOffer, hi: hiModeOffer }[language][because]({ minimum: formatRupees(minimum) });
}

/** Why a rider can be added to a policy or not. */
export function riderOfferText(because: RiderOfferReason, language: Language): string {
  return { en: enRiderOffer, hi: hiRiderOffer }[language][because]();
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
  return { en: enRiderSum, hi: hiRiderSum }[language][because](sums);
}

/**
 * Why the GST of a payment can be refunded or not; `lastDay` is the last day of its credit note, if the table has one.
 */
export function gstRefundText(because: GstRefundReason, lastDay: CalendarDate | null, language: Language): string {
  return { en: enGstRefund, hi: hiGstRefund }[language][because]({ date: lastDay ? formatDate(lastDay) : '' });
}

/** Why a policy can be returned within its free look or not; `lastDay` is the last day of the free look. */
export function freeLookText(because: FreeLookReason, lastDay: CalendarDate | null, language: Language): string {
  return { en: enFreeLook, hi: hiFreeLook }[language][because]({ date: lastDay ? formatDate(lastDay) : '' });
}
