import { addCalendarDays } from '../dates/add-calendar-days.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { isOfficeDay } from '../dates/office-days.ts';
import type { Paise } from '../money/paise.ts';
import { FACE_SCORE, type OtherWay, REVIEW_WORKING_DAYS } from '../tables/identity-terms.ts';
import { valueOn } from '../tables/value-on.ts';

/** What a comparison of faces leads to. None of them is a refusal for good. */
export type FaceBand = 'same' | 'person-decides' | 'different';

/** What the score of a comparison of faces, in per cent, leads to on a day. */
export function faceBand(score: number, today: CalendarDate): FaceBand {
  const limits = valueOn(FACE_SCORE, today);
  if (limits === null) return 'person-decides';
  if (score >= limits.accept) return 'same';
  return score >= limits.person ? 'person-decides' : 'different';
}

/** Why a picture cannot be used. */
export const LIVENESS_REASONS = [
  'no-face',
  'two-faces',
  'too-dark',
  'blurred',
  'too-small',
  'picture-of-picture',
  'covered',
] as const;
export type LivenessReason = (typeof LIVENESS_REASONS)[number];

/** Working days in which a person answers about a comparison of faces or another way. */
export const reviewWorkingDays = (what: OtherWay | 'face', today: CalendarDate): number =>
  valueOn(REVIEW_WORKING_DAYS, today)?.[what] ?? 0;

/** The day by which a person answers. Working days are Monday to Friday without the given holidays. */
export function reviewPromisedOn(
  what: OtherWay | 'face',
  today: CalendarDate,
  holidays: readonly CalendarDate[],
): CalendarDate {
  let day = today;
  for (let left = reviewWorkingDays(what, today); left > 0; ) {
    day = addCalendarDays(day, 1);
    if (isOfficeDay(day, holidays)) left -= 1;
  }
  return day;
}

/** An instalment of an annuity that was paid. */
export interface PaidInstalment {
  readonly dueOn: CalendarDate;
  /** In paise. */
  readonly amount: Paise;
}

/** What was paid for days after the death of an annuitant, in paise. It is settled with the family, never demanded. */
export const paidAfterDeath = (instalments: readonly PaidInstalment[], diedOn: CalendarDate): Paise =>
  instalments.filter(({ dueOn }) => dueOn > diedOn).reduce((sum, { amount }) => sum + amount, 0);
