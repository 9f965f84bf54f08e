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
  fundReturn,
  fundSwitch,
  mergedSwitch,
  noRedirection,
  noSwitch,
  redirection,
  strategyStop,
} from '../paraglide/areas/fund.js';
import type { Language } from './language.ts';

/** The yearly return on the money in a policy, or why it is not shown. */
export function fundReturnText({ rate, because }: MoneyWeightedReturn, language: Language): string {
  return fundReturn[because]({ percent: formatPercent(rate ?? 0) }, { locale: language });
}

/** Why the funds of a policy cannot be switched. */
export function noSwitchText(because: NoSwitchReason, language: Language): string {
  return noSwitch[because]({}, { locale: language });
}

/** Whether this version has a text for the reason; a newer server may send others. */
export const isNoSwitchReason = (because: string): because is NoSwitchReason => Object.hasOwn(noSwitch, because);

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
  return mergedSwitch[because]({ old, into }, { locale: language });
}

/** When a systematic transfer plan or a fund allocation ends after it is stopped. */
export function strategyStopText(
  { because, endsOn }: Pick<StrategyStop, 'because' | 'endsOn'>,
  language: Language,
): string {
  return strategyStop[because]({ date: formatDate(endsOn) }, { locale: language });
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
  return fundSwitch[because](values, { locale: language });
}

/** Why the next premiums of a policy cannot go to other funds. */
export const noRedirectionText = (because: NoRedirectionReason, language: Language): string =>
  noRedirection[because]({}, { locale: language });

/** Whether this version has a text for the reason; a newer server may send others. */
export const isNoRedirectionReason = (because: string): because is NoRedirectionReason =>
  Object.hasOwn(noRedirection, because);

/** What is wrong with a new allocation of premiums. */
export const redirectionText = (
  { because, sum }: Pick<RedirectionCheck, 'because' | 'sum'>,
  { leastShare }: { readonly leastShare: number },
  language: Language,
): string => redirection[because]({ percent: String(leastShare), sum: String(sum) }, { locale: language });
