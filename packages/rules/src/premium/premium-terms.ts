import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';

/** The lines of business of plans, as far as tax and dues are concerned. */
export const PLAN_LINES = ['term', 'savings', 'unit-linked', 'annuity', 'pension', 'child', 'health', 'group'] as const;
export type PlanLine = (typeof PLAN_LINES)[number];

/** How often premiums fall due. */
export const PREMIUM_MODES = ['yearly', 'half-yearly', 'quarterly', 'monthly', 'single'] as const;
export type PremiumMode = (typeof PREMIUM_MODES)[number];

/** What decides what one premium of a policy costs with its tax. */
export type PricedPremium = Pick<PremiumTerms, 'modalPremium' | 'line' | 'issueDate' | 'dueDate'>;

/** What decides which premiums of a policy fall due when. */
export interface PremiumTerms {
  readonly line: PlanLine;
  readonly premiumMode: PremiumMode;
  /** One premium of the mode without GST, in paise. */
  readonly modalPremium: Paise;
  readonly issueDate: CalendarDate;
  /** Years in which premiums are paid. */
  readonly premiumTerm: number;
  /** Oldest unpaid due date; null if nothing falls due any more. */
  readonly dueDate: CalendarDate | null;
  /** The due date from which another premium is scheduled. Premiums from then on cannot be paid until it is booked. */
  readonly changesOn?: CalendarDate | null;
}
