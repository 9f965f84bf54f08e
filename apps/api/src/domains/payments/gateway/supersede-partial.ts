import type { Deps } from '../../../deps.ts';
import type { Session } from '../../../platform/access/session.ts';
import { Problem } from '../../../platform/problem.ts';
import { GatewayError } from '../../../ports/payment-gateway.ts';
import { findOrder, findOwnOngoing, type OngoingItem } from '../order/orders.store.ts';
import { slotOf } from '../order/slot.ts';
import { cancelOrder } from './cancel-order.ts';

/**
 * Whether this session's payment replaces one in progress: an unpaid one from a payments-only session, which anyone
 * with a policy number can open.
 */
export const isReplaceable = (item: OngoingItem, { kind }: Pick<Session, 'kind'>): boolean =>
  kind === 'full' && item.session_kind === 'partial' && item.state === 'created';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'ids' | 'gateway'>;

interface Request {
  readonly purpose: OngoingItem['purpose'];
  readonly items: readonly { policyNo: string }[];
}

/**
 * Places a full session's order. If unpaid orders of payments-only sessions block it, withdraws them and tries once
 * more. Throws what `place` throws; `payment-ongoing` if another payment still blocks it.
 */
export async function placeBeforePartial<Order>(
  deps: Needs,
  session: Session,
  request: Request,
  place: () => Promise<Order>,
): Promise<Order> {
  try {
    return await place();
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'payment-ongoing')) throw error;
    if (!(await withdrawPartialOrders(deps, session, request))) throw error;
    return place();
  }
}

/**
 * If the gateway cannot be reached, or the payer was faster, the order stays.
 * @returns whether there was any
 */
async function withdrawPartialOrders(deps: Needs, session: Session, { purpose, items }: Request): Promise<boolean> {
  if (session.kind !== 'full') return false;
  const policyNos = items.map(({ policyNo }) => policyNo);
  const ongoing = await findOwnOngoing(deps.db, session.customerId, policyNos);
  const inTheWay = ongoing.filter((item) => slotOf(item.purpose) === slotOf(purpose) && isReplaceable(item, session));
  for (const id of new Set(inTheWay.map((item) => item.order_id))) await withdraw(deps, id);
  return inTheWay.length > 0;
}

async function withdraw(deps: Needs, id: string): Promise<void> {
  const order = await findOrder(deps.db, id);
  // On its way to the gateway: we do not know yet whether it arrives.
  if (!order || order.gateway_url === null) return;
  try {
    await cancelOrder(deps, id);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
  }
}
