import { addCalendarMonths } from '../dates/add-calendar-months.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { KYC_YEARS, type RiskClass } from '../tables/identity-terms.ts';
import { valueOn } from '../tables/value-on.ts';

/** What is known of a customer's identity. */
export interface IdentityCheck {
  /** When it was last verified; null if it never was. */
  readonly verifiedOn: CalendarDate | null;
  /** A person is looking at what the last check found. */
  readonly isUnderReview: boolean;
  readonly riskClass: RiskClass;
}

/** Whether a customer should verify the identity: it never was, or longer ago than the class of risk allows. */
export function isIdentityCheckDue(
  { verifiedOn, isUnderReview, riskClass }: IdentityCheck,
  today: CalendarDate,
): boolean {
  if (isUnderReview) return false;
  const years = valueOn(KYC_YEARS, today)?.[riskClass];
  return verifiedOn === null || years === undefined || addCalendarMonths(verifiedOn, 12 * years) <= today;
}
