import { type CalendarDate, oldestPremiumDue, todayInIndia } from '@lifedesk/rules';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { GatewayError } from '../../../ports/payment-gateway.ts';
import { callbackUrl } from '../gateway/addresses.ts';
import { FIRST_ASK_MS } from '../gateway/open-at-gateway.ts';
import { insertPremiumOrder } from '../order/insert-premium-order.ts';
import { ORDER_REASONS } from '../order/order-reasons.ts';
import { findOngoing, findOrder, moveOrder, saveDebitReference } from '../order/orders.store.ts';
import { lockPolicies } from '../order/policies.store.ts';
import { slotOf } from '../order/slot.ts';

/** The debit of a mandate, as its order needs it. */
export interface DebitRequest {
  readonly mandateId: string;
  readonly customerId: number;
  readonly policyNo: string;
  /** The due date of the premium that it pays. */
  readonly dueDate: CalendarDate;
  /** Paise, as announced. */
  readonly amount: number;
  /** The session that created the mandate. */
  readonly sessionId: string;
}

/** How long a bank has to report whether it paid, in milliseconds. */
const DEBIT_LIFETIME_MS = 20 * 3_600_000;

/**
 * Creates the order by which a mandate pays one premium, in the transaction `db`. Locks the policy first, like every
 * payment. `paid`: the premium is no longer due, or the amount has changed. `ongoing`: a payment is in progress, so it
 * is retried later.
 */
export async function placeDebitOrder(
  db: Db,
  { clock, ids, origin }: Pick<Deps, 'clock' | 'ids' | 'origin'>,
  { mandateId, customerId, policyNo, dueDate, amount, sessionId }: DebitRequest,
): Promise<string | 'paid' | 'ongoing'> {
  const now = clock.now();
  const today = todayInIndia(now);
  const [policy] = await lockPolicies(db, customerId, [policyNo]);
  const due = policy && !policy.isPaymentBlocked ? oldestPremiumDue(policy, today) : null;
  if (!due || due.dueFrom !== dueDate || due.amount !== amount) return 'paid';
  const ongoing = await findOngoing(db, [policyNo]);
  if (ongoing.some((item) => slotOf(item.purpose) === 'premium')) return 'ongoing';
  const id = `ord_${ids.uuid().replaceAll('-', '')}`;
  await insertPremiumOrder(
    db,
    {
      id,
      customer_id: customerId,
      session_id: sessionId,
      session_kind: null,
      mandate_id: mandateId,
      idempotency_key: ids.uuid(),
      request_hash: '',
      return_path: '/cs/auto-debit',
      origin: origin(),
      created_at: now,
      quoted_on: today,
      expires_at: new Date(now.getTime() + DEBIT_LIFETIME_MS),
      ask_at: new Date(now.getTime() + FIRST_ASK_MS),
    },
    policyNo,
    due,
  );
  return id;
}

/**
 * Sends the order of a debit to the bank unless that is done. Returns false if the bank cannot be reached; it is then
 * retried.
 */
export async function openDebitOrder(
  { db, clock, gateway }: Pick<Deps, 'db' | 'clock' | 'gateway'>,
  orderId: string,
  { mandateId, debitKey, policyNo }: { mandateId: string; debitKey: string; policyNo: string },
): Promise<boolean> {
  const order = await findOrder(db, orderId);
  if (order?.state !== 'created' || order.gateway_reference !== null) return true;
  try {
    const reference = await gateway.debit({
      orderId,
      mandateId,
      debitKey,
      amount: order.amount,
      description: `Premium for policy ${policyNo}`,
      callbackUrl: callbackUrl(order),
      expiresAt: order.expires_at,
    });
    await saveDebitReference(db, orderId, reference);
    return true;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    if (error.failure !== 'refused') return false;
    await moveOrder(db, orderId, { state: 'declined', settled_at: clock.now(), reason: ORDER_REASONS.declined });
    return true;
  }
}
