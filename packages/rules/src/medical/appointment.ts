import { addCalendarDays } from '../dates/add-calendar-days.ts';
import { addCalendarMonths } from '../dates/add-calendar-months.ts';
import { type CalendarDate, toUtcDate } from '../dates/calendar-date.ts';
import { calendarDaysBetween } from '../dates/calendar-days-between.ts';
import { todayInIndia } from '../dates/india-time.ts';
import { type Clause, decide } from '../decide.ts';
import { MEDICAL_RULES, type MedicalRules } from '../tables/health-terms.ts';
import { valueOn } from '../tables/value-on.ts';

const HOUR_MS = 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
const SUNDAY = 0;

/** The terms of medical appointments on a date. Throws for a date before the table. */
export function medicalRules(on: CalendarDate): MedicalRules {
  const rules = valueOn(MEDICAL_RULES, on);
  if (rules === null) throw new Error('there are no terms of medical appointments on this date');
  return rules;
}

/** Whether appointments are made on a date: Monday to Saturday, not on holidays. */
export const isMedicalDay = (date: CalendarDate, holidays: readonly CalendarDate[]): boolean =>
  toUtcDate(date).getUTCDay() !== SUNDAY && !holidays.includes(date);

/** A time for an appointment. */
export interface MedicalTime {
  readonly start: Date;
  readonly end: Date;
}

export interface MedicalTimesFacts {
  /** Fasting appointments are in the morning. */
  readonly fasting: boolean;
  readonly from: CalendarDate;
  /** Inclusive. */
  readonly to: CalendarDate;
  readonly now: Date;
  readonly holidays: readonly CalendarDate[];
}

/** The times that can be booked from one date to another, in order: from 12 hours to 30 days ahead. */
export function medicalTimes({ fasting, from, to, now, holidays }: MedicalTimesFacts): readonly MedicalTime[] {
  const terms = medicalRules(todayInIndia(now));
  const [opens, closes] = fasting ? terms.fastingHours : terms.otherHours;
  const earliest = now.getTime() + terms.hoursAhead * HOUR_MS;
  const last = addCalendarDays(todayInIndia(now), terms.daysAhead);
  const times: MedicalTime[] = [];
  for (let day = from; day <= to && day <= last; day = addCalendarDays(day, 1)) {
    if (!isMedicalDay(day, holidays)) continue;
    const midnight = new Date(`${day}T00:00:00+05:30`).getTime();
    for (let at = opens * 60; at + terms.slotMinutes <= closes * 60; at += terms.slotMinutes) {
      const start = midnight + at * MINUTE_MS;
      if (start >= earliest)
        times.push({ start: new Date(start), end: new Date(start + terms.slotMinutes * MINUTE_MS) });
    }
  }
  return times;
}

export interface BookingFacts {
  readonly start: Date;
  /** How often it was changed or cancelled. */
  readonly changes: number;
  readonly now: Date;
}
/** The ids of the clauses of `canChangeBooking`. */
export type BookingReason = 'too-late' | 'no-changes-left' | 'can-be-changed';

/** The clauses of `canChangeBooking`, in the order in which they are checked. */
export const bookingClauses: readonly Clause<BookingFacts, BookingReason>[] = [
  {
    id: 'too-late',
    outcome: false,
    predicate: ({ start, now }) =>
      start.getTime() - now.getTime() < medicalRules(todayInIndia(now)).changeHours * HOUR_MS,
  },
  { id: 'no-changes-left', outcome: false, predicate: ({ changes, now }) => changesLeft(changes, now) === 0 },
  { id: 'can-be-changed', outcome: true, predicate: () => true },
];

/** Whether an appointment can be changed or cancelled, and which clause decided. */
export function canChangeBooking(facts: BookingFacts): { canChange: boolean; because: BookingReason } {
  const { outcome, because } = decide(bookingClauses, facts);
  return { canChange: outcome, because };
}

/** How often an appointment can still be changed or cancelled. */
export const changesLeft = (changes: number, now: Date): number =>
  Math.max(0, medicalRules(todayInIndia(now)).changes - changes);

/** When nothing but water is taken before a fasting appointment: at best from the first moment, at the latest from the second. */
export function fastingBefore(start: Date): { from: Date; latest: Date } {
  const [least, most] = medicalRules(todayInIndia(start)).fastingFor;
  return { from: new Date(start.getTime() - most * HOUR_MS), latest: new Date(start.getTime() - least * HOUR_MS) };
}

/**
 * When we remind of an appointment: of a fasting one the evening before, and of each some hours before. Null for a moment that
 * has passed.
 */
export function appointmentNotices(
  { start, fasting }: { readonly start: Date; readonly fasting: boolean },
  now: Date,
): { readonly fastingAt: Date | null; readonly dayAt: Date | null } {
  const day = todayInIndia(start);
  const { fastingNoticeHour, noticeHours } = medicalRules(day);
  const evening = new Date(`${addCalendarDays(day, -1)}T${String(fastingNoticeHour).padStart(2, '0')}:00:00+05:30`);
  const before = new Date(start.getTime() - noticeHours * HOUR_MS);
  return { fastingAt: fasting && evening > now ? evening : null, dayAt: before > now ? before : null };
}

/** The last day on which reports are valid. */
export const reportsValidUntil = (testedOn: CalendarDate): CalendarDate =>
  addCalendarMonths(testedOn, medicalRules(testedOn).reportMonths);

/** The day by which tests should be done; a case that was not booked by then expires. */
export const testsDueBy = (openedOn: CalendarDate): CalendarDate =>
  addCalendarDays(openedOn, medicalRules(openedOn).expiresAfter);

/** The latest day of opening of a case that may need a reminder on a day because nothing is booked. */
export const silentUntil = (today: CalendarDate): CalendarDate =>
  addCalendarDays(today, -Math.min(...medicalRules(today).reminders));

/** How many reminders of a case that is not booked are due, and whether it has expired. */
export function medicalSilence(
  openedOn: CalendarDate,
  today: CalendarDate,
): { readonly reminders: number; readonly isExpired: boolean } {
  const { reminders, expiresAfter } = medicalRules(openedOn);
  const days = calendarDaysBetween(openedOn, today);
  return { reminders: reminders.filter((after) => days >= after).length, isExpired: days > expiresAfter };
}
