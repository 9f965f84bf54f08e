import type { CalendarDate } from '../dates/calendar-date.ts';
import { formatDate } from '../dates/format-date.ts';
import { formatRupees } from '../money/format-rupees.ts';
import { fundsOut, withdrawal, withdrawalCheck } from '../paraglide/areas/withdrawal.js';
import type { FundsOutReason } from '../withdrawal/can-take-funds-out.ts';
import type { WithdrawalReason } from '../withdrawal/can-withdraw.ts';
import type { WithdrawalCheck, WithdrawalTerms } from '../withdrawal/withdrawal-limits.ts';
import type { Language } from './language.ts';

/** Why money can be taken out of the funds of a policy or not. */
export function fundsOutText(because: FundsOutReason, language: Language): string {
  return fundsOut[because]({}, { locale: language });
}

/** Whether this version has a text for the reason; a newer server may send others. */
export const isFundsOutReason = (because: string): because is FundsOutReason => because in fundsOut;

/** Why a part of the funds can be withdrawn or not; `lockedUntil` is the first day on which it can. */
export function withdrawalText(
  because: WithdrawalReason,
  { lockedUntil, perYear }: Pick<WithdrawalTerms, 'perYear'> & { readonly lockedUntil: CalendarDate },
  language: Language,
): string {
  return withdrawal[because]({ date: formatDate(lockedUntil), count: perYear }, { locale: language });
}

/** As `isFundsOutReason`. */
export const isWithdrawalReason = (because: string): because is WithdrawalReason => because in withdrawal;

/** What is wrong with the amounts of a withdrawal. */
export function withdrawalCheckText(
  { because, limit }: Pick<WithdrawalCheck, 'because' | 'limit'>,
  language: Language,
): string {
  return withdrawalCheck[because]({ amount: formatRupees(limit) }, { locale: language });
}
