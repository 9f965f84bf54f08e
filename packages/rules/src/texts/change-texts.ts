import type { PremiumChangeReason } from '../mode/can-change-premium.ts';
import type { ModeOfferReason } from '../mode/mode-offer.ts';
import { formatRupees } from '../money/format-rupees.ts';
import type { Paise } from '../money/paise.ts';
import { modeOffer as enModeOffer, premiumChange as enPremiumChange } from './en/changes.ts';
import { modeOffer as hiModeOffer, premiumChange as hiPremiumChange } from './hi/changes.ts';
import type { Language } from './language.ts';

/** Why the premium of a policy can change or not. */
export function premiumChangeText(because: PremiumChangeReason, language: Language): string {
  return { en: enPremiumChange, hi: hiPremiumChange }[language][because]();
}

/** Why a premium mode can be chosen or not; `minimum` is the least premium of the mode in paise. */
export function modeOfferText(because: ModeOfferReason, minimum: Paise, language: Language): string {
  return { en: enModeOffer, hi: hiModeOffer }[language][because]({ minimum: formatRupees(minimum) });
}
