import type { SwitchCheck, SwitchTerms } from '../fund/check-switch.ts';
import type { MoneyWeightedReturn } from '../fund/money-weighted-return.ts';
import type { NoSwitchReason } from '../fund/why-no-switch.ts';
import { formatRupees } from '../money/format-rupees.ts';
import { noSwitch as enNoSwitch, fundReturn as enReturn, fundSwitch as enSwitch } from './en/fund.ts';
import { noSwitch as hiNoSwitch, fundReturn as hiReturn, fundSwitch as hiSwitch } from './hi/fund.ts';
import type { Language } from './language.ts';

/** What the money in a policy earned in a year, or why that is not shown. */
export function fundReturnText({ rate, because }: MoneyWeightedReturn, language: Language): string {
  return { en: enReturn, hi: hiReturn }[language][because]({ percent: ((rate ?? 0) / 100).toFixed(2) });
}

/** Why the funds of a policy cannot be switched. */
export function noSwitchText(because: NoSwitchReason, language: Language): string {
  return { en: enNoSwitch, hi: hiNoSwitch }[language][because]();
}

/** Whether this version knows a reason: a newer server may give others. */
export const isNoSwitchReason = (because: string): because is NoSwitchReason => Object.hasOwn(enNoSwitch, because);

/** What is wrong with a switch. */
export function switchText(
  { because, sum }: Pick<SwitchCheck, 'because' | 'sum'>,
  { minimum, leastShare }: Pick<SwitchTerms, 'minimum' | 'leastShare'>,
  language: Language,
): string {
  const values = { minimum: formatRupees(minimum), percent: String(leastShare), sum: String(sum) };
  return { en: enSwitch, hi: hiSwitch }[language][because](values);
}
