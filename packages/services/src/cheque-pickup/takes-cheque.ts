import type { Policy } from '@lifedesk/journey';
import { parseDayFirstDate, premiumFallsDue } from '@lifedesk/rules';

/** Whether a premium of the policy can be paid by cheque, and why not. */
export const takesCheque = ({ policyStatusCode, dueDate }: Pick<Policy, 'policyStatusCode' | 'dueDate'>) =>
  premiumFallsDue({ policyStatusCode, dueDate: parseDayFirstDate(dueDate) });
