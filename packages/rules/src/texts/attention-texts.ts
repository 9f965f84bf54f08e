import type { Attention, AttentionReason } from '../attention/attention.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { calendarDaysBetween } from '../dates/calendar-days-between.ts';
import { formatDate } from '../dates/format-date.ts';
import { formatRupees } from '../money/format-rupees.ts';
import type { AttentionValues } from './attention-values.ts';
import {
  attention as enAttention,
  attentionDeadline as enDeadline,
  attentionOtherwise as enOtherwise,
} from './en/attention.ts';
import {
  attention as hiAttention,
  attentionDeadline as hiDeadline,
  attentionOtherwise as hiOtherwise,
} from './hi/attention.ts';
import type { Language } from './language.ts';

/**
 * What a customer should do, by when: "A premium was due on 05/12/2026. Cover continues if it is paid by 04/01/2027."
 * `count` is how many policies or requests it is about, if several are listed together.
 */
export function attentionText(item: Worded, language: Language, count = 1): string {
  return { en: enAttention, hi: hiAttention }[language][item.because](valuesOf(item, count));
}

/** The same as a headline, with the days that are left: "12 days left. Cover stops after 04/12/2026". */
export function attentionDeadlineText(item: Worded, today: CalendarDate, language: Language, count = 1): string {
  const daysLeft = item.deadline === null ? 0 : Math.max(0, calendarDaysBetween(today, item.deadline));
  return { en: enDeadline, hi: hiDeadline }[language][item.because]({ ...valuesOf(item, count), daysLeft });
}

/** What happens otherwise: "The premium was due on 04/11/2026. Without payment the policy lapses." */
export function attentionOtherwiseText(item: Worded, language: Language): string {
  return { en: enOtherwise, hi: hiOtherwise }[language][item.because](valuesOf(item, 1));
}

type Worded = Pick<Attention, 'because' | 'amount' | 'deadline' | 'since'>;

const valuesOf = ({ amount, deadline, since }: Worded, count: number): AttentionValues => ({
  amount: amount === null ? '' : formatRupees(amount),
  deadline: deadline ? formatDate(deadline) : '',
  since: since ? formatDate(since) : '',
  count,
});

/** Whether there is a text for a reason that an answer names; a newer server may know more. */
export function isAttentionReason(because: string): because is AttentionReason {
  return because in enAttention;
}
