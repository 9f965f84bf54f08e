import { addCalendarDays } from '../dates/add-calendar-days.ts';
import { addCalendarMonths } from '../dates/add-calendar-months.ts';
import { ageOn } from '../dates/age-on.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { LIFE_CERTIFICATE_DAYS } from '../tables/life-certificate-days.ts';
import { valueOn } from '../tables/value-on.ts';

const MONTHS = 12;

/** The days of one life certificate. */
export interface CertificateDates {
  /** From this day on it can be given. */
  readonly opensOn: CalendarDate;
  /** The last day on which payments continue without it. */
  readonly graceEndsOn: CalendarDate;
  /** When we remind, and on the last of them say that the annuity is held. */
  readonly remindersOn: readonly CalendarDate[];
}

/** The days of a life certificate that is due on a day, for an annuitant born on a day. Null before the table. */
export function certificateDates(dueOn: CalendarDate, birthDate: CalendarDate | null): CertificateDates | null {
  const terms = valueOn(LIFE_CERTIFICATE_DAYS, dueOn);
  if (terms === null) return null;
  const isOld = birthDate !== null && ageOn(addCalendarDays(dueOn, -terms.opensForOld), birthDate) >= terms.oldAge;
  const opensOn = addCalendarDays(dueOn, -(isOld ? terms.opensForOld : terms.opens));
  const graceEndsOn = addCalendarDays(dueOn, terms.grace);
  const remindersOn = [...terms.reminders.map((days) => addCalendarDays(dueOn, days)), addCalendarDays(graceEndsOn, 1)];
  return { opensOn, graceEndsOn, remindersOn: isOld ? [opensOn, ...remindersOn] : remindersOn };
}

/** When we remind of a missing certificate, on a day or later; null if every reminder was before. */
export const nextReminderOn = (
  { dueOn, birthDate }: { readonly dueOn: CalendarDate; readonly birthDate: CalendarDate | null },
  from: CalendarDate,
): CalendarDate | null => certificateDates(dueOn, birthDate)?.remindersOn.find((on) => on >= from) ?? null;

/**
 * When the certificate after one is due: a year after its own due date, not after the day on which it is given. Given more
 * than a year late, it is the first such day that is ahead.
 */
export function nextCertificateDueOn(dueOn: CalendarDate, givenOn: CalendarDate): CalendarDate {
  for (let years = 1; ; years += 1) {
    const next = addCalendarMonths(dueOn, years * MONTHS);
    if (next > givenOn) return next;
  }
}

/** The day by which instalments that were held are paid, once the certificate is given. */
export const arrearsPromisedOn = (givenOn: CalendarDate): CalendarDate =>
  addCalendarDays(givenOn, valueOn(LIFE_CERTIFICATE_DAYS, givenOn)?.arrears ?? 0);
