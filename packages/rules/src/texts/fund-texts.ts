import { formatDate } from '../dates/format-date.ts';
import type { SwitchCheck, SwitchTerms } from '../fund/check-switch.ts';
import type { MergedSwitchReason } from '../fund/fund-merger.ts';
import type { MoneyWeightedReturn } from '../fund/money-weighted-return.ts';
import type { NoRedirectionReason, RedirectionCheck } from '../fund/redirection.ts';
import type { StrategyStop } from '../fund/strategy.ts';
import type { NoSwitchReason } from '../fund/why-no-switch.ts';
import { formatPercent } from '../money/format-percent.ts';
import { formatRupees } from '../money/format-rupees.ts';
import {
  mergedSwitch as enMerged,
  noRedirection as enNoRedirection,
  noSwitch as enNoSwitch,
  redirection as enRedirection,
  fundReturn as enReturn,
  strategyStop as enStop,
  fundSwitch as enSwitch,
} from './en/fund.ts';
import {
  mergedSwitch as hiMerged,
  noRedirection as hiNoRedirection,
  noSwitch as hiNoSwitch,
  redirection as hiRedirection,
  fundReturn as hiReturn,
  strategyStop as hiStop,
  fundSwitch as hiSwitch,
} from './hi/fund.ts';
import type { Language } from './language.ts';

/** The yearly return on the money in a policy, or why it is not shown. */
export function fundReturnText({ rate, because }: MoneyWeightedReturn, language: Language): string {
  return { en: enReturn, hi: hiReturn }[language][because]({ percent: formatPercent(rate ?? 0) });
}

/** Why the funds of a policy cannot be switched. */
export function noSwitchText(because: NoSwitchReason, language: Language): string {
  return { en: enNoSwitch, hi: hiNoSwitch }[language][because]();
}

/** Whether this version has a text for the reason; a newer server may send others. */
export const isNoSwitchReason = (because: string): because is NoSwitchReason => Object.hasOwn(enNoSwitch, because);

/**
 * What a merger of two funds does to a switch that was waiting for its price.
 * @param old name of the fund that merged
 * @param into name of the fund it merged into
 */
export function mergedSwitchText(
  because: MergedSwitchReason,
  { old, into }: { readonly old: string; readonly into: string },
  language: Language,
): string {
  return { en: enMerged, hi: hiMerged }[language][because]({ old, into });
}

/** When a systematic transfer plan or a fund allocation ends after it is stopped. */
export function strategyStopText(
  { because, endsOn }: Pick<StrategyStop, 'because' | 'endsOn'>,
  language: Language,
): string {
  return { en: enStop, hi: hiStop }[language][because]({ date: formatDate(endsOn) });
}

/** What is wrong with a switch. */
export function switchText(
  { because, sum, total }: Pick<SwitchCheck, 'because' | 'sum' | 'total'>,
  { minimum, leastShare }: Pick<SwitchTerms, 'minimum' | 'leastShare'>,
  language: Language,
): string {
  const values = {
    minimum: formatRupees(minimum),
    percent: String(leastShare),
    sum: String(sum),
    // amounts that are not whole have their own sentence
    sumAmount: Number.isSafeInteger(sum) ? formatRupees(sum) : '',
    totalAmount: formatRupees(total),
  };
  return { en: enSwitch, hi: hiSwitch }[language][because](values);
}

/** Why the next premiums of a policy cannot go to other funds. */
export const noRedirectionText = (because: NoRedirectionReason, language: Language): string =>
  ({ en: enNoRedirection, hi: hiNoRedirection })[language][because]();

/** Whether this version has a text for the reason; a newer server may send others. */
export const isNoRedirectionReason = (because: string): because is NoRedirectionReason =>
  Object.hasOwn(enNoRedirection, because);

/** What is wrong with a new allocation of premiums. */
export const redirectionText = (
  { because, sum }: Pick<RedirectionCheck, 'because' | 'sum'>,
  { leastShare }: { readonly leastShare: number },
  language: Language,
): string =>
  ({ en: enRedirection, hi: hiRedirection })[language][because]({ percent: String(leastShare), sum: String(sum) });
