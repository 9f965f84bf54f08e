import { addCalendarMonths } from '../dates/add-calendar-months.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { type MandateRail, railTerms } from './mandate-rails.ts';

/** What a customer wants of a mandate, and what it has to pay. */
export interface MandateTerms {
  readonly rail: MandateRail;
  /** The most that one debit may take, in paise. */
  readonly ceiling: Paise;
  /** The range of due dates whose premiums it pays, inclusive. */
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
  /** The next premium with GST, in paise, and its due date. */
  readonly premium: Paise;
  readonly dueDate: CalendarDate;
  /** The date in India. */
  readonly today: CalendarDate;
}

/** What is wrong with the terms of a mandate. */
export type MandateTermsReason =
  | 'premium-above-rail'
  | 'ceiling-below-premium'
  | 'ceiling-above-rail'
  | 'starts-in-the-past'
  | 'starts-too-late'
  | 'ends-before-first-debit'
  | 'ends-too-late'
  | 'accepted';

/** The field of the request that a reason concerns. */
export const MANDATE_FIELD_OF = {
  'premium-above-rail': 'rail',
  'ceiling-below-premium': 'ceiling',
  'ceiling-above-rail': 'ceiling',
  'starts-in-the-past': 'startsOn',
  'starts-too-late': 'startsOn',
  'ends-before-first-debit': 'endsOn',
  'ends-too-late': 'endsOn',
} as const satisfies Record<Exclude<MandateTermsReason, 'accepted'>, string>;

/** The last day on which a mandate on this rail may end. */
export const mandateEndsBy = (rail: MandateRail, startsOn: CalendarDate, today: CalendarDate): CalendarDate =>
  addCalendarMonths(startsOn, railTerms(rail, today).mostYears * 12);

/** The last day on which a mandate may start: a year ahead, so that the premium it pays is known. */
export const mandateStartsBy = (today: CalendarDate): CalendarDate => addCalendarMonths(today, 12);

/** Whether a mandate can be registered as requested, and what is wrong with it. */
export function checkMandate(terms: MandateTerms): { accepted: boolean; because: MandateTermsReason } {
  const because = reasonOf(terms);
  return { accepted: because === 'accepted', because };
}

function reasonOf({ rail, ceiling, startsOn, endsOn, premium, dueDate, today }: MandateTerms): MandateTermsReason {
  const { mostPerDebit } = railTerms(rail, today);
  if (premium > mostPerDebit) return 'premium-above-rail';
  if (ceiling < premium) return 'ceiling-below-premium';
  if (ceiling > mostPerDebit) return 'ceiling-above-rail';
  if (startsOn < today) return 'starts-in-the-past';
  if (startsOn > mandateStartsBy(today)) return 'starts-too-late';
  if (endsOn < startsOn || endsOn < dueDate) return 'ends-before-first-debit';
  return endsOn > mandateEndsBy(rail, startsOn, today) ? 'ends-too-late' : 'accepted';
}
