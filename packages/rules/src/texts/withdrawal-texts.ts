import type { CalendarDate } from '../dates/calendar-date.ts';
import { formatDate } from '../dates/format-date.ts';
import { formatRupees } from '../money/format-rupees.ts';
import type { FundsOutReason } from '../withdrawal/can-take-funds-out.ts';
import type { WithdrawalReason } from '../withdrawal/can-withdraw.ts';
import type { WithdrawalCheck, WithdrawalTerms } from '../withdrawal/withdrawal-limits.ts';
import { withdrawalCheck as enCheck, fundsOut as enFundsOut, withdrawal as enWithdrawal } from './en/withdrawal.ts';
import { withdrawalCheck as hiCheck, fundsOut as hiFundsOut, withdrawal as hiWithdrawal } from './hi/withdrawal.ts';
import type { Language } from './language.ts';

/** Why money can be taken out of the funds of a policy or not. */
export function fundsOutText(because: FundsOutReason, language: Language): string {
  return { en: enFundsOut, hi: hiFundsOut }[language][because]();
}

/** Whether this version has a text for the reason; a newer server may send others. */
export const isFundsOutReason = (because: string): because is FundsOutReason => because in enFundsOut;

/** Why a part of the funds can be withdrawn or not; `lockedUntil` is the first day on which it can. */
export function withdrawalText(
  because: WithdrawalReason,
  { lockedUntil, perYear }: Pick<WithdrawalTerms, 'perYear'> & { readonly lockedUntil: CalendarDate },
  language: Language,
): string {
  return { en: enWithdrawal, hi: hiWithdrawal }[language][because]({ date: formatDate(lockedUntil), count: perYear });
}

/** As `isFundsOutReason`. */
export const isWithdrawalReason = (because: string): because is WithdrawalReason => because in enWithdrawal;

/** What is wrong with the amounts of a withdrawal. */
export function withdrawalCheckText(
  { because, limit }: Pick<WithdrawalCheck, 'because' | 'limit'>,
  language: Language,
): string {
  return { en: enCheck, hi: hiCheck }[language][because]({ amount: formatRupees(limit) });
}
