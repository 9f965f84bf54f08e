import type { MoneyWeightedReturn } from '../fund/money-weighted-return.ts';
import { fundReturn as en } from './en/fund.ts';
import { fundReturn as hi } from './hi/fund.ts';
import type { Language } from './language.ts';

/** What the money in a policy earned in a year, or why that is not shown. */
export function fundReturnText({ rate, because }: MoneyWeightedReturn, language: Language): string {
  return { en, hi }[language][because]({ percent: ((rate ?? 0) / 100).toFixed(2) });
}
