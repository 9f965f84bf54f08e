import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';

/** The lines of business that plans belong to, as far as tax and dues go. */
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
  /** Paise of one mode, without GST. */
  readonly modalPremium: Paise;
  readonly issueDate: CalendarDate;
  /** Years in which premiums are paid. */
  readonly premiumTerm: number;
  /** Oldest unpaid due date; null where nothing falls due any more. */
  readonly dueDate: CalendarDate | null;
  /** The due date from which on another premium is scheduled. Until that is booked, premiums from then on cannot be paid. */
  readonly changesOn?: CalendarDate | null;
}
