import type { CalendarDate } from '@lifedesk/rules';
import type { Generated } from 'kysely';

/** Tables of migration 135: amounts that fell due and were not received. Amounts in paise. */
export interface UnclaimedTables {
  unclaimed_amount: {
    reference: string;
    policy_no: string;
    kind: 'maturity' | 'survival-benefit' | 'surrender' | 'premium-refund';
    amount: number;
    due_on: CalendarDate;
    cause: 'account-missing' | 'payment-returned' | 'cheque-not-cashed';
    disputed: Generated<boolean>;
    claim_ticket: Generated<string | null>;
  };
}
