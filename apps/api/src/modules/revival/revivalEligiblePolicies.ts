import { formatDate } from '@lifedesk/rules';
import { findPolicies, toPolicyChoice } from '../../book/policies.ts';
import { today } from '../../book/today.ts';
import { ok, sessionHandler } from '../../contract/handler.ts';
import { payablePolicies } from '../payments/payable-policies.ts';
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
          isEligible: lapsed.eligible,
          because: lapsed.because,
          ...(row.due_date ? { dueDate: formatDate(row.due_date) } : {}),
          ...(row.revival_date ? { revivalDate: row.revival_date } : {}),
        },
      ];
    }),
  });
});
