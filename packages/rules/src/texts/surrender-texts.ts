import { payoutTax, surrender } from '../paraglide/areas/surrender.js';
import type { SurrenderReason } from '../surrender/can-surrender.ts';
import type { PayoutTax } from '../surrender/payout-tax.ts';
import type { Language } from './language.ts';

/** Why a policy can be surrendered or not. */
export function surrenderText(because: SurrenderReason, language: Language): string {
  return surrender[because]({}, { locale: language });
}

/** Why tax is deducted from a payout or not: "Tax is deducted at 2 % of the gain". */
export function payoutTaxText({ because, rate }: Pick<PayoutTax, 'because' | 'rate'>, language: Language): string {
  return payoutTax[because]({ rate: String(rate / 100) }, { locale: language });
}

/** Whether this version has a text for the reason; a newer server may send others. */
export function isSurrenderReason(because: string): because is SurrenderReason {
  return because in surrender;
}
