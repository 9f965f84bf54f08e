import { addCalendarDays } from '../dates/add-calendar-days.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { calendarDaysBetween } from '../dates/calendar-days-between.ts';
import { isOfficeDay } from '../dates/office-days.ts';
import { type Clause, decide } from '../decide.ts';
import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';
import { BIMA_ASBA, OFFER_DAYS } from '../tables/application-terms.ts';
import { valueOn } from '../tables/value-on.ts';
import { type ApplicationStage, isEndedApplication } from './stages.ts';

/** The last day of a UPI block, which then falls away by itself; null before blocks existed. */
export function upiBlockUntil(blockedOn: CalendarDate): CalendarDate | null {
  const terms = valueOn(BIMA_ASBA, blockedOn);
  return terms && addCalendarDays(blockedOn, terms.days);
}

/** Why a block is released: our decision, or the applicant's wish. */
export type ReleaseCause = 'decision' | 'request';

/**
 * The day by which a block is released: one working day after our decision, one day after the applicant's request.
 * Working days are Monday to Friday without the given holidays. Null before blocks existed.
 */
export function upiReleaseBy(
  { cause, on }: { readonly cause: ReleaseCause; readonly on: CalendarDate },
  holidays: readonly CalendarDate[],
): CalendarDate | null {
  const terms = valueOn(BIMA_ASBA, on);
  if (terms === null) return null;
  if (cause === 'request') return addCalendarDays(on, terms.releaseDaysOnRequest);
  let day = on;
  for (let left = terms.releaseWorkingDays; left > 0; ) {
    day = addCalendarDays(day, 1);
    if (isOfficeDay(day, holidays)) left -= 1;
  }
  return day;
}

/** What is taken of a block, and what the applicant keeps. */
export interface BlockCharge {
  readonly debit: Paise;
  readonly release: Paise;
}

/** How a premium is taken from a block: only the premium, the rest is released. Null if the block is too small. */
export function blockCharge(blocked: Paise, premium: Paise): BlockCharge | null {
  return premium > blocked ? null : { debit: premium, release: blocked - premium };
}

/** The largest premium that can be blocked by UPI on a date, in paise; null before blocks existed. */
export const upiBlockLimit = (on: CalendarDate): Paise | null => valueOn(BIMA_ASBA, on)?.limit ?? null;

/** The last day on which a counter-offer can be accepted. */
export const offerOpenUntil = (offeredOn: CalendarDate): CalendarDate =>
  addCalendarDays(offeredOn, valueOn(OFFER_DAYS, offeredOn)?.days ?? 0);

/** How many reminders of a counter-offer are due on a day. */
export function offerReminders(
  { offeredOn, openUntil }: { readonly offeredOn: CalendarDate; readonly openUntil: CalendarDate },
  today: CalendarDate,
): number {
  const left = calendarDaysBetween(today, openUntil);
  return (valueOn(OFFER_DAYS, offeredOn)?.reminders ?? []).filter((days) => left <= days).length;
}

/** The extra premium for a risk: an amount for every thousand rupees of the sum assured, half a paisa rounded up. */
export const extraPremium = (sumAssured: Paise, perThousand: Paise): Paise =>
  proportion(sumAssured, perThousand, 1_000_00);

export interface WithdrawFacts {
  readonly stage: ApplicationStage;
}
/** The ids of the clauses of `canWithdrawApplication`. */
export type WithdrawReason = 'policy-issued' | 'application-ended' | 'already-accepted' | 'can-be-withdrawn';

/** The clauses of `canWithdrawApplication`, in the order in which they are checked. */
export const withdrawClauses: readonly Clause<WithdrawFacts, WithdrawReason>[] = [
  { id: 'policy-issued', outcome: false, predicate: ({ stage }) => stage === 'issued' },
  { id: 'application-ended', outcome: false, predicate: ({ stage }) => isEndedApplication(stage) },
  { id: 'already-accepted', outcome: false, predicate: ({ stage }) => stage === 'accepted' },
  { id: 'can-be-withdrawn', outcome: true, predicate: () => true },
];

/** Whether the applicant can withdraw an application, and which clause decided. After acceptance there is free look. */
export function canWithdrawApplication(facts: WithdrawFacts): { canWithdraw: boolean; because: WithdrawReason } {
  const { outcome, because } = decide(withdrawClauses, facts);
  return { canWithdraw: outcome, because };
}

/** How an application ended without a policy. */
export type ApplicationEnding = 'withdrawn' | 'not-taken' | 'declined' | 'postponed' | 'closed-no-response';

/** What comes back of a deposit, and the cost of tests that was deducted. In paise. */
export interface DepositBack {
  readonly back: Paise;
  readonly medicalCost: Paise;
}

/**
 * What comes back of a deposit: all of it, but the real cost of medical tests is deducted if the applicant withdraws.
 * Never below zero.
 */
export function depositBack(paid: Paise, medicalCost: Paise, ending: ApplicationEnding): DepositBack {
  const deducted = ending === 'withdrawn' ? Math.min(medicalCost, paid) : 0;
  return { back: paid - deducted, medicalCost: deducted };
}
