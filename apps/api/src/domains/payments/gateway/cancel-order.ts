import type { Deps } from '../../../deps.ts';
import { ORDER_REASONS } from '../order/order-reasons.ts';
import { moveOrder } from '../order/orders.store.ts';
import { applyReport } from './apply-report.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'ids' | 'gateway'>;

/**
 * Cancels an order that waits for its payer. The gateway cancels it before we do, so that none is paid twice; if the payer was
 * faster, the order becomes what the gateway says. An order that the gateway does not know is cancelled here: if it arrives there
 * later, the payer does not get the address of its page.
 * @throws GatewayError if the gateway cannot be asked; the order stays
 */
export async function cancelOrder(deps: Needs, id: string): Promise<void> {
  const report = await deps.gateway.cancel(id);
  if (report) await applyReport(deps, report, 'status');
  else
    await moveOrder(deps.db, id, { state: 'cancelled', settled_at: deps.clock.now(), reason: ORDER_REASONS.cancelled });
}
