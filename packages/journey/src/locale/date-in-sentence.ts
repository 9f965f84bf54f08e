import { type CalendarDate, formatDate, formatOrdinalDate } from '@lifedesk/rules';
import type { Locale } from './locale.ts';

/** A date inside a sentence: "5th Mar 26" in English (section 9); dd/MM/yyyy in Hindi, which has no such form. */
export const dateInSentence = (date: CalendarDate, locale: Locale): string =>
  locale === 'en' ? formatOrdinalDate(date) : formatDate(date);
