import type { MandateReason } from '../mandate/can-register-mandate.ts';
import type { MandateTermsReason } from '../mandate/check-mandate.ts';
import type { SkipReason } from '../mandate/next-debit.ts';
import { formatRupees } from '../money/format-rupees.ts';
import type { Paise } from '../money/paise.ts';
import { mandate, mandateTerms, skip } from '../paraglide/areas/mandate.js';
import type { Language } from './language.ts';

/** Why auto-debit can be registered for a policy or not. */
export function mandateText(because: MandateReason, language: Language): string {
  return mandate[because]({}, { locale: language });
}

/** Whether this version has a text for the reason; a newer server may send others. */
export function isMandateReason(because: string): because is MandateReason {
  return because in mandate;
}

/** What is wrong with the terms of a mandate. Amounts in paise: the next premium, and the limit of the rail. */
export function mandateTermsText(
  because: MandateTermsReason,
  amounts: { readonly premium: Paise; readonly most: Paise },
  language: Language,
): string {
  const values = { amount: formatRupees(amounts.premium), maximum: formatRupees(amounts.most) };
  return mandateTerms[because](values, { locale: language });
}

/** Why one debit can be skipped or not. */
export function skipText(because: SkipReason, language: Language): string {
  return skip[because]({}, { locale: language });
}
