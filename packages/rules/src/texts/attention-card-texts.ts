import type { AttentionReason } from '../attention/attention-item.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { calendarDaysBetween } from '../dates/calendar-days-between.ts';
import { attentionDeadline, attentionOtherwise } from '../paraglide/areas/attention-card.js';
import { type AttentionFacts, valuesOf, withCause } from './attention-values.ts';
import type { Language } from './language.ts';

/** The headline of a thing to do, with the days left: "12 days left. Cover stops after 04/12/2026". */
export function attentionDeadlineText(
  item: AttentionFacts,
  today: CalendarDate,
  language: Language,
  count = 1,
): string {
  const daysLeft = item.deadline === null ? 0 : Math.max(0, calendarDaysBetween(today, item.deadline));
  return attentionDeadline[item.because]({ ...valuesOf(item, count, today), daysLeft }, { locale: language });
}

/**
 * What happens if the customer does nothing: "The premium was due on 04/11/2026. Without payment the policy lapses."
 */
export function attentionOtherwiseText(item: AttentionFacts, language: Language): string {
  return withCause(attentionOtherwise[item.because](valuesOf(item, 1), { locale: language }), item, language);
}

/** Whether this version has a text for the reason; a newer server may send others. */
export function isAttentionReason(because: string): because is AttentionReason {
  return because in attentionDeadline;
}
