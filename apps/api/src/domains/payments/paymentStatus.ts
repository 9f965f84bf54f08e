import { shortReference } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { reversalOf } from '../../platform/database/reversal-of.ts';
import { problem } from '../../platform/problem.ts';
import { invoiceNumber, receiptCheck } from '../documents/public.ts';
import { pollGateway } from './gateway/poll-gateway.ts';
import { findItems, findOrder, findReceiptOf, ONGOING, type PaymentOrder } from './order/orders.store.ts';

const isFinal = ({ state }: PaymentOrder): boolean => !ONGOING.some((ongoing) => ongoing === state);

export default sessionHandler('paymentStatus', async ({ body, session, log }, deps) => {
  const isVisible = (order: PaymentOrder): boolean =>
    order.customer_id === session.customerId && (session.kind !== 'partial' || order.session_id === session.id);
  const known = await findOrder(deps.db, body.orderId);
  if (!known || !isVisible(known)) throw problem('not-found');
  if (!isFinal(known) && !(await pollGateway(deps, known))) {
    log.warn({ orderId: known.id }, 'the payment gateway could not be asked');
  }
  const order = isFinal(known) ? known : ((await findOrder(deps.db, known.id)) ?? known);
  const [items, receipt] = await Promise.all([findItems(deps.db, order.id), findReceiptOf(deps.db, order.id)]);
  const check = receipt && (await receiptCheck(deps, session, order.id));
  const invoiceNo = receipt && (await invoiceNumber(deps, session, order.id));
  return ok({
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
    ...(order.reason ? { reason: order.reason } : {}),
    ...(order.gateway_reference ? { gatewayReference: order.gateway_reference } : {}),
    ...(order.state === 'created' && order.gateway_url && deps.clock.now() < order.expires_at
      ? { gatewayUrl: order.gateway_url }
      : {}),
  });
});
