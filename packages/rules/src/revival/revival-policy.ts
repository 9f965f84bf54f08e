import type { CalendarDate } from '../dates/calendar-date.ts';
import type { PremiumPolicy } from '../premium/premium-due.ts';

/** What decides whether and for how much a policy is revived. */
export interface RevivalPolicy extends PremiumPolicy {
  readonly policyStatusCode: string;
  readonly premiumLeft: boolean;
  readonly revivalDate: CalendarDate | null;
}
