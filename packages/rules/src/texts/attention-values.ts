import type { Attention } from '../attention/attention-item.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { format12HourTime } from '../dates/format-12-hour-time.ts';
import { formatDate } from '../dates/format-date.ts';
import { todayInIndia } from '../dates/india-time.ts';
import { formatRupees } from '../money/format-rupees.ts';
import type { Language } from './language.ts';
import { yesOrNo } from './optional.ts';
import { takenBackText } from './payment-texts.ts';
import { restrictionText } from './restriction-texts.ts';

/** What the sentences about a thing to do are written from. */
export type AttentionFacts = Pick<
  Attention,
  | 'because'
  | 'amount'
  | 'wholePremium'
  | 'premiumCount'
  | 'deadline'
  | 'since'
  | 'startedAt'
  | 'reversal'
  | 'restriction'
  | 'interest'
  | 'paidWithin'
>;

/**
 * The values of the sentences: dates dd/MM/yyyy and amounts in rupees, empty if there are none.
 * @param count how many policies or requests it concerns
 * @param today leaves the date out of a time of today
 */
export const valuesOf = (
  { amount, wholePremium, premiumCount = 1, deadline, since, startedAt, interest, paidWithin = 0 }: AttentionFacts,
  count: number,
  today?: CalendarDate,
) => ({
  amount: amount === null ? '' : formatRupees(amount),
  hasAmount: yesOrNo(amount !== null),
  whole: wholePremium ? formatRupees(wholePremium) : '',
  isPart: yesOrNo(Boolean(wholePremium)),
  premiums: premiumCount,
  deadline: deadline ? formatDate(deadline) : '',
  hasDeadline: yesOrNo(deadline !== null),
  since: since ? formatDate(since) : '',
  hasSince: yesOrNo(since !== null),
  started: startedAt ? timeOf(new Date(startedAt), today) : '',
  hasStarted: yesOrNo(startedAt !== undefined && amount !== null),
  count,
  interest: interest ? formatRupees(interest) : '',
  hasInterest: yesOrNo(Boolean(interest)),
  paidWithin,
  hasPaidWithin: yesOrNo(paidWithin > 0),
});

/** The time in India, with its date unless that is today. */
function timeOf(instant: Date, today?: CalendarDate): string {
  const day = todayInIndia(instant);
  const time = format12HourTime(instant);
  return day === today ? time : `${formatDate(day)}, ${time}`;
}

/** A sentence with its cause: a bank took the payment of the premium back, or a restriction bars the customer. */
export function withCause(
  sentence: string,
  { reversal, restriction }: Pick<AttentionFacts, 'reversal' | 'restriction'>,
  language: Language,
): string {
  if (reversal) return `${sentence} ${takenBackText(reversal, language)}`;
  return restriction ? `${sentence} ${restrictionText(restriction, language)}` : sentence;
}
