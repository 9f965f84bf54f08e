import type { Deps } from '../../../deps.ts';
import { collectFaults } from '../../../platform/jobs/fault-collector.ts';
import { GatewayError } from '../../../ports/payment-gateway.ts';
import { ORDER_REASONS } from '../order/order-reasons.ts';
import { claimOrdersToPoll, moveOrder, type PaymentOrder } from '../order/orders.store.ts';
import { applyReport } from './apply-report.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'ids' | 'gateway'>;

const BATCH = 20;

/**
 * Asks the gateway for the state of an order and applies it. Returns false, and changes nothing, if the gateway cannot
 * be reached. An order only expires if the gateway says so, or does not know it after its deadline.
 */
export async function pollGateway(deps: Needs, order: Pick<PaymentOrder, 'id' | 'expires_at'>): Promise<boolean> {
  const { db, clock, gateway } = deps;
  try {
    const report = await gateway.status(order.id);
    if (report) await applyReport(deps, report, 'status');
    else if (clock.now() >= order.expires_at) {
      await moveOrder(db, order.id, { state: 'expired', settled_at: clock.now(), reason: ORDER_REASONS.expired });
    }
    return true;
  } catch (error) {
    if (error instanceof GatewayError) return false;
    throw error;
  }
}

/**
 * Settles orders without a callback by asking the gateway. Several nodes may run it in parallel; each order is asked
 * about by one of them. Runs at start, at intervals, and whenever the sandbox clock moves. Stops early when `signal`
 * aborts; the rest follow later. Returns how many orders it asked about. @throws the first error, after the last order
 */
export async function settlePendingOrders(deps: Needs, signal?: AbortSignal): Promise<number> {
  const faults = collectFaults();
  let polled = 0;
  for (;;) {
    const orders = await claimOrdersToPoll(deps.db, deps.clock.now(), BATCH);
    if (orders.length === 0) break;
    for (const order of orders) {
      if (signal?.aborted) return polled;
      await faults.run(() => pollGateway(deps, order));
      polled += 1;
    }
  }
  faults.rethrow();
  return polled;
}
