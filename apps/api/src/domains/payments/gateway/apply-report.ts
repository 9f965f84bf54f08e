import type { Deps } from '../../../deps.ts';
import type { GatewayReport } from '../../../ports/payment-gateway.ts';
import { postMismatch, postPayment } from '../books/post-payment.ts';
import { ORDER_REASONS } from '../order/order-reasons.ts';
import { findOrder, flagOrder, moveOrder, type PaymentOrder, saveMessage } from '../order/orders.store.ts';

/**
 * `applied`: the order changed. `known`: nothing new. `conflict`: the gateway contradicts the order and staff are
 * notified.
 */
export type ReportEffect = 'applied' | 'known' | 'conflict';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'ids'>;

/**
 * Moves an order to the state that the gateway reports. Safe to repeat, also in parallel on several nodes: only one
 * call ends the order, with everything that follows. A callback with another amount only sets a flag; the order is then
 * settled by a status query. Returns null if there is no such order.
 */
export async function applyReport(
  deps: Needs,
  report: GatewayReport,
  source: 'callback' | 'status',
): Promise<ReportEffect | null> {
  const order = await findOrder(deps.db, report.orderId);
  if (!order) return null;
  const contradiction = contradictionOf(order, report, source);
  if (contradiction) return contradict(deps, order, report, source, contradiction);
  const applied = await move(deps, order, report);
  if (applied) await note(deps, order, report, source, 'applied');
  if (applied || isFinal(order.state) || report.state === 'created' || report.state === 'pending') {
    return applied ? 'applied' : 'known';
  }
  // Another call has ended the order since it was read, so compare the report with the new state.
  return applyReport(deps, report, source);
}

const isFinal = (state: PaymentOrder['state']): boolean => state !== 'created' && state !== 'pending';

function contradictionOf(order: PaymentOrder, report: GatewayReport, source: 'callback' | 'status') {
  const { gateway_reference: reference } = order;
  if (reference !== null && reference !== report.reference) return 'reference-mismatch' as const;
  const isOtherAmount = report.amount !== order.amount;
  if (isFinal(order.state)) {
    const isNews = report.state !== 'created' && report.state !== 'pending' && report.state !== order.state;
    return isNews || (isOtherAmount && order.state === 'paid') ? ('outcome-conflict' as const) : null;
  }
  return isOtherAmount && source === 'callback' ? ('amount-mismatch' as const) : null;
}

async function contradict(
  deps: Needs,
  order: PaymentOrder,
  report: GatewayReport,
  source: 'callback' | 'status',
  flag: NonNullable<PaymentOrder['flag']>,
): Promise<ReportEffect> {
  await flagOrder(deps.db, order.id, flag, deps.clock.now());
  await note(deps, order, report, source, flag);
  return 'conflict';
}

async function move(deps: Needs, order: PaymentOrder, report: GatewayReport): Promise<boolean> {
  const { db, clock } = deps;
  const now = clock.now();
  const { reference, at, amount } = report;
  switch (report.state) {
    case 'created':
      return false;
    case 'pending':
      return order.state === 'created' && moveOrder(db, order.id, { state: 'pending', gateway_reference: reference });
    case 'paid':
      if (amount === order.amount) return postPayment(deps, order, { reference, at }, now);
      await flagOrder(db, order.id, 'amount-mismatch', now);
      return postMismatch(db, order, { reference, at, amount, reason: ORDER_REASONS.mismatch }, now);
    default: {
      const reason = (report.state === 'declined' && report.reason) || ORDER_REASONS[report.state];
      return moveOrder(db, order.id, { state: report.state, settled_at: now, reason, gateway_reference: reference });
    }
  }
}

function note(
  { db, clock }: Needs,
  order: PaymentOrder,
  report: GatewayReport,
  source: 'callback' | 'status',
  effect: 'applied' | NonNullable<PaymentOrder['flag']>,
): Promise<void> {
  return saveMessage(db, {
    order_id: order.id,
    source,
    state: report.state,
    reference: report.reference,
    amount: report.amount,
    stated_at: report.at,
    received_at: clock.now(),
    effect,
  });
}
