import type { components } from '@lifedesk/contract';
import { type CalendarDate, formatDate, overdueWithFees, restorationWay, revivalDue } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { today } from '../../platform/today.ts';
import { findOngoing, isPremium, ongoingPaymentOf, type PayablePolicy, payablePolicies } from '../payments/public.ts';
import { findPolicies, toPolicyChoice } from '../policies/public.ts';
import { lapsedOf } from './quotes.ts';

type ReinstatementDue = components['schemas']['ReinstatementDue'];

export default sessionHandler('reinstatementPolicies', async ({ session }, { db, clock }) => {
  const { customerId } = session;
  const date = today(clock);
  const [payable, policies] = await Promise.all([
    payablePolicies(db, customerId),
    findPolicies(db, { customerId, today: date }),
  ]);
  const ongoing = await findOngoing(
    db,
    policies.filter(({ lapsed }) => lapsed).map(({ policy_no }) => policy_no),
  );
  return ok({
    policies: policies.flatMap((row) => {
      const policy = payable.find(({ policyNo }) => policyNo === row.policy_no);
      const lapsed = policy && lapsedOf(policy, date);
      if (!lapsed) return [];
      const way = restorationWay({ ...policy, today: date });
      const due = way === 'reinstatement' ? dueOf(policy, date) : null;
      const order = ongoing.find((item) => item.policy_no === row.policy_no && isPremium(item));
      return [
        {
          ...toPolicyChoice(row),
          policyStatusCode: row.status_code,
          way,
          because: lapsed.because,
          ...(row.due_date ? { dueDate: formatDate(row.due_date) } : {}),
          ...(row.revival_date ? { revivalDate: row.revival_date } : {}),
          ...(due && { due }),
          ongoingTransaction: order !== undefined,
          ...(order && { ongoingOrderId: order.order_id, ongoingPayment: ongoingPaymentOf(order, true) }),
          isPaymentBlocked: policy.isPaymentBlocked,
        },
      ];
    }),
  });
});

/** The amount that reinstates a policy today, with each unpaid premium and its late fee. */
function dueOf(policy: PayablePolicy, asOf: CalendarDate): ReinstatementDue | null {
  const due = revivalDue(policy, asOf);
  if (!due) return null;
  const { premium, gst, lateFee, received, amount: total } = due;
  return { asOf, instalments: overdueWithFees(policy, asOf), premium, gst, lateFee, received, total };
}
