import { acceptedRelations, maskMiddle, payerDeclares, shortReference } from '@lifedesk/rules';
import { addressGroup } from '../../platform/access/address-group.ts';
import { LIMITS } from '../../platform/access/limits/limit-table.ts';
import { createLimits } from '../../platform/access/limits/limits.ts';
import { handler, ok } from '../../platform/contract/handler.ts';
import { reversalOf } from '../../platform/database/reversal-of.ts';
import { problem } from '../../platform/problem.ts';
import { today } from '../../platform/today.ts';
import { tokenHash } from '../../platform/token-hash.ts';
import { ORDER_REASONS, pollGateway, statedReason } from '../payments/public.ts';
import { type PolicyFacts, policyFacts, stateOf } from './link-state.ts';
import { findLinkByHash, type LinkRow } from './store.ts';

/** States in which the payer sees what the link is for. */
const SHOWN: readonly string[] = ['open', 'being-paid', 'paid', 'payment-ongoing'];

export default handler('openPayLink', async ({ body, client, log }, deps) => {
  const { db, clock } = deps;
  await createLimits(deps).reserveOrThrow(LIMITS.payLinkLooks, addressGroup(client.address));
  const hash = tokenHash(body.token);
  let link = await findLinkByHash(db, hash);
  if (isUnderWay(link)) {
    const isReachable = await pollGateway(deps, { id: link.order_id, expires_at: link.order_expires_at });
    if (!isReachable) log.warn({ orderId: link.order_id }, 'the payment gateway could not be asked');
    link = await findLinkByHash(db, hash);
  }
  if (!link) throw problem('not-found');
  const date = today(clock);
  const facts = (await policyFacts(db, link.customer_id, date, link.policy_no)).get(link.policy_no);
  const state = stateOf(link, facts, date);
  return ok({
    state,
    lastDay: link.last_day,
    ...(SHOWN.includes(state) && {
      amount: link.amount,
      dueDate: link.due_from,
      policyNo: maskMiddle(link.policy_no),
    }),
    ...(state === 'open' && {
      relations: [...acceptedRelations(date)],
      needsDeclaration: payerDeclares({ amount: link.amount, paidByOthers: paidBefore(facts), today: date }),
    }),
    ...outcomeOf(link),
    ...(link.has_earlier_mismatch && { hasEarlierMismatch: true }),
  });
});

type UnderWay = LinkRow & { order_id: string; order_expires_at: Date };

const isUnderWay = (link: LinkRow | undefined): link is UnderWay =>
  link !== undefined &&
  link.order_expires_at !== null &&
  (link.order_state === 'created' || link.order_state === 'pending');

const paidBefore = (facts: PolicyFacts | undefined): number => facts?.paidByOthers ?? 0;

/** The outcome of the latest payment by the link, or its reference. */
function outcomeOf(link: LinkRow) {
  const { order_id, order_state, order_reason, paid_at } = link;
  switch (order_state) {
    case null:
      return {};
    case 'declined':
    case 'cancelled':
    case 'expired': {
      // Not the sentence: the bank's own may be about the account of another payer.
      const { reasonCode } = statedReason(ORDER_REASONS, order_reason);
      return { lastAttempt: order_state, ...(reasonCode && { reasonCode }) };
    }
    default:
      return {
        ...(order_id && { reference: shortReference(order_id) }),
        ...(paid_at && { paidAt: paid_at.toISOString() }),
        ...reversalOf(link),
      };
  }
}
