import { formatDate } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { today } from '../../platform/today.ts';
import { payablePolicies } from '../payments/public.ts';
import { findPolicies, toPolicyChoice } from '../policies/public.ts';
import { lapsedOf } from './quotes.ts';

export default sessionHandler('revivalEligiblePolicies', async ({ session }, { db, clock }) => {
  const { customerId } = session;
  const date = today(clock);
  const [payable, policies] = await Promise.all([
    payablePolicies(db, customerId),
    findPolicies(db, { customerId, today: date }),
  ]);
  return ok({
    policies: policies.flatMap((row) => {
      const policy = payable.find(({ policyNo }) => policyNo === row.policy_no);
      const lapsed = policy && lapsedOf(policy, date);
      if (!lapsed) return [];
      return [
        {
          ...toPolicyChoice(row),
          policyStatusCode: row.status_code,
          isEligible: lapsed.eligible,
          because: lapsed.because,
          ...(row.due_date ? { dueDate: formatDate(row.due_date) } : {}),
          ...(row.revival_date ? { revivalDate: row.revival_date } : {}),
        },
      ];
    }),
  });
});
