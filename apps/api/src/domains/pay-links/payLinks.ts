import { canSharePremium, payLinkLastDay } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { reversalOf } from '../../platform/database/reversal-of.ts';
import { today } from '../../platform/today.ts';
import { payablePolicies } from '../payments/public.ts';
import { factsOf, stateOf } from './link-state.ts';
import { findLinksOf, type LinkRow } from './store.ts';

/** How far back links are listed, in milliseconds. */
const LISTED_MS = 366 * 24 * 3_600_000;

export default sessionHandler('payLinks', async ({ session }, { db, clock }) => {
  const { customerId } = session;
  const date = today(clock);
  const facts = await factsOf(db, await payablePolicies(db, customerId), date);
  const links = await findLinksOf(db, customerId, new Date(clock.now().getTime() - LISTED_MS));
  const offers = [...facts.values()].map((one) => ({
    ...one,
    because: canSharePremium({ ...one, isPaymentBlocked: one.policy.isPaymentBlocked, today: date }).because,
  }));
  return ok({
    dues: offers.flatMap(({ policy, due, because }) =>
      because === 'can-share' && due
        ? [
            {
              policyNo: policy.policyNo,
              id: policy.id,
              planName: policy.planName,
              amount: due.amount,
              dueDate: due.dueFrom,
              lastDay: payLinkLastDay(due.dueFrom, policy.premiumMode, date),
            },
          ]
        : [],
    ),
    others: offers.flatMap(({ policy: { policyNo, planName }, because }) =>
      because === 'can-share' ? [] : [{ policyNo, planName, because }],
    ),
    links: links.map((link) => ({ ...toLink(link), state: stateOf(link, facts.get(link.policy_no), date) })),
  });
});

const toLink = (link: LinkRow) => ({
  ...reversalOf(link),
  linkId: link.id,
  policyNo: link.policy_no,
  planName: link.plan_name,
  amount: link.amount,
  dueDate: link.due_from,
  createdAt: link.created_at.toISOString(),
  lastDay: link.last_day,
  ...(link.paid_at && {
    paidAt: link.paid_at.toISOString(),
    ...(link.receipt_no && { receiptNo: link.receipt_no }),
    ...(link.relation && { relation: link.relation }),
  }),
});
