import { addCalendarDays } from '../dates/add-calendar-days.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { indiaInstant } from '../dates/india-time.ts';
import { graceEndsOn } from '../premium/grace-ends-on.ts';
import type { PremiumMode } from '../premium/premium-terms.ts';
import { DEBIT_TIMING } from '../tables/mandate-timing.ts';
import { valueOn } from '../tables/value-on.ts';
import { type MandateRail, railTerms } from './mandate-rails.ts';

/** A debit of the oldest unpaid premium that was announced, and its progress. */
export interface PlannedDebit {
  readonly attempt: 1 | 2;
  readonly on: CalendarDate;
  /** `refused`: it is above the limit of the mandate. */
  readonly state: 'announced' | 'presented' | 'failed' | 'skipped' | 'refused';
}

/** What decides whether and when a mandate debits the oldest unpaid premium. */
export interface NextDebitFacts {
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
  readonly premiumMode: PremiumMode;
  /** Due date of the oldest unpaid premium; null if none falls due or none may be paid. */
  readonly dueDate: CalendarDate | null;
  /** The newest debit of that premium; null if there was none. */
  readonly last: PlannedDebit | null;
  /** The date in India. */
  readonly today: CalendarDate;
}

/** When the oldest unpaid premium is debited, and whether it is the first or the second attempt. */
export interface NextDebit {
  readonly on: CalendarDate;
  readonly attempt: 1 | 2;
}

/**
 * When a mandate in force debits the oldest unpaid premium: on its due date, or two days from now if the notice would
 * be late; once more a few days after a failure; never after grace. Null if the customer has to pay the premium.
 */
export function nextDebit({ startsOn, endsOn, premiumMode, dueDate, last, today }: NextDebitFacts): NextDebit | null {
  if (dueDate === null || dueDate < startsOn || dueDate > endsOn) return null;
  if (last?.state === 'announced' || last?.state === 'presented') return { on: last.on, attempt: last.attempt };
  if (last && (last.state !== 'failed' || last.attempt === 2)) return null;
  const earliest = addCalendarDays(today, 2);
  const planned = last ? addCalendarDays(last.on, valueOn(DEBIT_TIMING, today)?.againAfterDays ?? 0) : dueDate;
  const on = [earliest, planned].sort()[1] ?? planned;
  return on > graceEndsOn(dueDate, premiumMode) ? null : { on, attempt: last ? 2 : 1 };
}

/** The last day whose debits must be announced to the customer by today. */
export const debitsAnnouncedUntil = (today: CalendarDate): CalendarDate =>
  addCalendarDays(today, valueOn(DEBIT_TIMING, today)?.noticeDays ?? 0);

/** The instant of a debit: before 10:00, in the first of the hours in which UPI AutoPay runs. */
export const debitInstant = (on: CalendarDate): Date => indiaInstant(on, '06:00');

/** The latest instant at which the issuing bank may announce a debit; null if the rail needs no notice. */
export function bankNoticeBy(rail: MandateRail, on: CalendarDate): Date | null {
  const { bankNoticeHours } = railTerms(rail, on);
  return bankNoticeHours === 0 ? null : new Date(debitInstant(on).getTime() - bankNoticeHours * 3_600_000);
}

/**
 * The earliest instant of a debit that was announced to the bank at `notifiedAt`: its usual hour, or the rail's hours of notice after
 * `notifiedAt` if that is later.
 */
export function debitAfterNotice(rail: MandateRail, on: CalendarDate, notifiedAt: Date): Date {
  const hours = railTerms(rail, on).bankNoticeHours;
  return new Date(Math.max(debitInstant(on).getTime(), notifiedAt.getTime() + hours * 3_600_000));
}

/** Why the next debit can be skipped or not. */
export type SkipReason = 'rail-cannot-skip' | 'no-debit-planned' | 'presented' | 'can-skip';

/** Whether the next debit can be skipped while the mandate stays: card and UPI, until the bank takes the money. */
export function canSkipDebit(
  rail: MandateRail,
  debit: NextDebit | null,
  isPresented: boolean,
  today: CalendarDate,
): { possible: boolean; because: SkipReason } {
  const because: SkipReason = !railTerms(rail, today).canSkip
    ? 'rail-cannot-skip'
    : debit === null
      ? 'no-debit-planned'
      : isPresented
        ? 'presented'
        : 'can-skip';
  return { possible: because === 'can-skip', because };
}
