import { type CalendarDate, ENDED_STATUS_CODES } from '@lifedesk/rules';
import { EffectRefused } from '../../requests/public.ts';
import type { LockedPolicy } from '../check/lock-policy.store.ts';

/**
 * Refuses the approval of a payout that ends a policy if the policy has ended, matured or become a claim since the
 * request; staff then reject the request. Throws `EffectRefused`.
 */
export function assertPolicyContinues(policy: LockedPolicy | undefined, today: CalendarDate): void {
  if (!policy || ENDED_STATUS_CODES.includes(policy.status_code)) throw new EffectRefused('The policy has ended.');
  if (policy.death_intimated_on !== null)
    throw new EffectRefused('The death of the insured person was reported: the claim goes on.');
  if (policy.maturity_date !== null && policy.maturity_date <= today)
    throw new EffectRefused('The policy has matured: its maturity value is paid.');
}
