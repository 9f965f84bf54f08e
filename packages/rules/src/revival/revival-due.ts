import type { CalendarDate } from '../dates/calendar-date.ts';
import { isReinstatementEligible } from '../policy/is-reinstatement-eligible.ts';
import { isRevivalEligible } from '../policy/is-revival-eligible.ts';
import { addUpDues, type DueQuote } from '../premium/due-quote.ts';
import { overdueWithFees } from './overdue-with-fees.ts';
import type { RevivalPolicy } from './revival-policy.ts';

/**
 * The cost of putting a lapsed policy back in force today: every overdue premium with its late fee, less what was
 * received; null if the policy can be neither reinstated nor revived.
 */
export function revivalDue(policy: RevivalPolicy, today: CalendarDate): DueQuote | null {
  const facts = { ...policy, today };
  if (!isReinstatementEligible(facts).eligible && !isRevivalEligible(facts).eligible) return null;
  return addUpDues(policy, overdueWithFees(policy, today));
}
