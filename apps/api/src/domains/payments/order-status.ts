import type { components } from '@lifedesk/contract';
import { shortReference } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../platform/access/session.ts';
import { reversalOf } from '../../platform/database/reversal-of.ts';
import { problem } from '../../platform/problem.ts';
import { invoiceNumber, receiptCheck } from '../documents/public.ts';
import { ORDER_REASONS } from './order/order-reasons.ts';
import { findItems, findOrder, findReceiptOf, isPaidByLink, ONGOING, type PaymentOrder } from './order/orders.store.ts';
import { statedReason } from './order/stated-reason.ts';

export const isFinal = ({ state }: PaymentOrder): boolean => !ONGOING.some((ongoing) => ongoing === state);

/** An order that the session may see: the customer's, and in a payments-only session its own. Throws `not-found` for any other. */
export async function visibleOrder({ db }: Pick<Deps, 'db'>, session: Session, id: string): Promise<PaymentOrder> {
  const order = await findOrder(db, id);
  const isVisible =
    order?.customer_id === session.customerId && (session.kind !== 'partial' || order.session_id === session.id);
  if (!order || !isVisible) throw problem('not-found');
  return order;
}

/** Whether its payer may give it up: it waits on the gateway's page, for the customer and not for a mandate or someone with a link. */
export const canCancel = async ({ db }: Pick<Deps, 'db'>, order: PaymentOrder): Promise<boolean> =>
  order.state === 'created' && order.mandate_id === null && !(await isPaidByLink(db, order.id));

/** The state of an order as the contract has it. */
export async function statusOf(
  deps: Deps,
  session: Session,
  order: PaymentOrder,
): Promise<components['schemas']['PaymentStatus']> {
  const [items, receipt] = await Promise.all([findItems(deps.db, order.id), findReceiptOf(deps.db, order.id)]);
  const check = receipt && (await receiptCheck(deps, session, order.id));
  const invoiceNo = receipt && (await invoiceNumber(deps, session, order.id));
  return {
    orderId: order.id,
    reference: shortReference(order.id),
    state: order.state,
    isFinal: isFinal(order),
    purpose: order.purpose,
    amount: order.amount,
    items: items.map((item) => ({
      policyNo: item.policy_no,
      amount: item.amount,
      ...(item.purpose === 'loan' && { loanInterest: item.loan_interest, loanPrincipal: item.loan_principal }),
    })),
    createdAt: order.created_at.toISOString(),
    ...(receipt ? { paidAt: receipt.paid_at.toISOString(), receiptNo: receipt.receipt_no } : {}),
    ...(check && { receiptCheck: check.url }),
    ...(invoiceNo && { invoiceNo }),
    ...(receipt && reversalOf(receipt)),
    ...statedReason(ORDER_REASONS, order.reason),
    ...(order.gateway_reference ? { gatewayReference: order.gateway_reference } : {}),
    ...(order.state === 'created' && order.gateway_url && deps.clock.now() < order.expires_at
      ? { gatewayUrl: order.gateway_url }
      : {}),
    ...((await canCancel(deps, order)) && { canCancel: true }),
  };
}
