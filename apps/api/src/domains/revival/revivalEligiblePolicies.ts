import { formatDate } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { today } from '../../platform/today.ts';
import { payablePolicies } from '../payments/public.ts';
import { findPolicies, toPolicyChoice } from '../policies/public.ts';
import { lapsedOf } from './quotes.ts';
import { findPendingRevival } from './store.ts';

export default sessionHandler('revivalEligiblePolicies', async ({ session }, { db, clock }) => {
  const { customerId } = session;
  const date = today(clock);
  const [payable, policies] = await Promise.all([
    payablePolicies(db, customerId),
    findPolicies(db, { customerId, today: date }),
  ]);
  const lapsed = policies.flatMap((row) => {
    const policy = payable.find(({ policyNo }) => policyNo === row.policy_no);
    const state = policy && lapsedOf(policy, date);
    return state ? [{ row, state }] : [];
  });
  return ok({
    policies: await Promise.all(
      lapsed.map(async ({ row, state: { eligible, because } }) => {
        const pending = eligible && (await findPendingRevival(db, customerId, row.policy_no, row.due_date));
        return {
          ...toPolicyChoice(row),
          policyStatusCode: row.status_code,
          isEligible: eligible,
          because,
          ...(row.due_date ? { dueDate: formatDate(row.due_date) } : {}),
          ...(row.revival_date ? { revivalDate: row.revival_date } : {}),
          ...(pending && { askedTicket: pending.ticket }),
        };
      }),
    ),
  });
});
