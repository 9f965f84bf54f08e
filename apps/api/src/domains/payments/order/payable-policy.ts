import type { CalendarDate, Loan, Paise, RevivalPolicy, TopUpTerms } from '@lifedesk/rules';

/** The facts that decide what may be paid for a policy. */
export interface PayablePolicy extends RevivalPolicy {
  readonly policyNo: string;
  /** A restriction prevents payments, for example after a death was reported. */
  readonly isPaymentBlocked: boolean;
  readonly loan: Loan | null;
  readonly topUp: TopUpTerms | null;
  readonly maturityDate: CalendarDate | null;
  /** All top-ups so far, in paise. */
  readonly toppedUp: Paise;
}
