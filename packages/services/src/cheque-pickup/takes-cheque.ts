import type { Policy } from '@lifedesk/journey';
import { parseDayFirstDate, premiumFallsDue } from '@lifedesk/rules';

/** Whether a cheque can pay a premium of the policy, or why not. */
export const takesCheque = ({ policyStatusCode, dueDate }: Pick<Policy, 'policyStatusCode' | 'dueDate'>) =>
  premiumFallsDue({ policyStatusCode, dueDate: parseDayFirstDate(dueDate) });
