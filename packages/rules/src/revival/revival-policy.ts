import type { CalendarDate } from '../dates/calendar-date.ts';
import type { PremiumPolicy } from '../premium/premium-due.ts';

/** What decides whether a policy can be revived and at what cost. */
export interface RevivalPolicy extends PremiumPolicy {
  readonly policyStatusCode: string;
  readonly premiumLeft: boolean;
  readonly revivalDate: CalendarDate | null;
}
