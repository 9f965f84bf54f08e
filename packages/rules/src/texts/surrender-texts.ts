import type { SurrenderReason } from '../surrender/can-surrender.ts';
import type { PayoutTax } from '../surrender/payout-tax.ts';
import { payoutTax as enPayoutTax, surrender as enSurrender } from './en/surrender.ts';
import { payoutTax as hiPayoutTax, surrender as hiSurrender } from './hi/surrender.ts';
import type { Language } from './language.ts';

/** Why a policy can be surrendered or not. */
export function surrenderText(because: SurrenderReason, language: Language): string {
  return { en: enSurrender, hi: hiSurrender }[language][because]();
}

/** Why tax is deducted from a payout or not: "Tax is deducted at 2 % of the gain". */
export function payoutTaxText({ because, rate }: Pick<PayoutTax, 'because' | 'rate'>, language: Language): string {
  return { en: enPayoutTax, hi: hiPayoutTax }[language][because]({ rate: String(rate / 100) });
}

/** Whether this version has a text for the reason; a newer server may send others. */
export function isSurrenderReason(because: string): because is SurrenderReason {
  return because in enSurrender;
}
