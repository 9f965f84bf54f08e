import type { CalendarDate, Loan, Paise, RevivalPolicy, TopUpTerms } from '@lifedesk/rules';

/** All that decides what may be paid for a policy. */
export interface PayablePolicy extends RevivalPolicy {
  readonly policyNo: string;
  /** A restriction keeps it from being paid for, as once a death was reported. */
  readonly isPaymentBlocked: boolean;
  readonly loan: Loan | null;
  readonly topUp: TopUpTerms | null;
  readonly maturityDate: CalendarDate | null;
  /** All top-ups so far, in paise. */
  readonly toppedUp: Paise;
}
