import type { Loan, RevivalPolicy, TopUpTerms } from '@lifedesk/rules';

/** All that decides what may be paid for a policy. */
export interface PayablePolicy extends RevivalPolicy {
  readonly policyNo: string;
  readonly loan: Loan | null;
  readonly topUp: TopUpTerms | null;
}
