import type { GatewayOrder, GatewayScenario } from './gateway-order.ts';
import type { GatewayStore } from './store.ts';
import { addSeconds } from './time.ts';

/** A day starts at midnight in India, which is 18:30 UTC on the day before. */
const INDIA_AHEAD_SECONDS = 19_800;
const DAY_SECONDS = 86_400;
/** A day's settlement closes six hours after the day ends. */
const CLOSES_AFTER_SECONDS = 6 * 3600;

type Kind = 'payment' | 'chargeback' | 'return';

const lineOf = (kind: Kind, { orderId, reference, amount, changedAt }: GatewayOrder) => ({
  kind,
  orderId,
  gatewayReference: reference,
  amount,
  at: changedAt,
});

/**
 * A merchant's settlement for a day: that day's payments, the previous day's chargebacks, and any mistakes that are
 * switched on. Returns null until the day is closed.
 */
export async function settleDay(
  store: GatewayStore,
  { merchantId, day }: { merchantId: string; day: string },
  now: Date,
  scenarios: ReadonlySet<GatewayScenario>,
) {
  const begins = addSeconds(new Date(`${day}T00:00:00Z`), -INDIA_AHEAD_SECONDS);
  const ends = addSeconds(begins, DAY_SECONDS);
  if (now < addSeconds(ends, CLOSES_AFTER_SECONDS)) return null;
  const paid = (await store.paid(merchantId, begins, ends)).map((order) => lineOf('payment', order));
  const before = await store.paid(merchantId, addSeconds(begins, -DAY_SECONDS), begins);
  if (scenarios.has('settlement misses payments')) paid.splice(0);
  if (scenarios.has('settlement doubles payments')) paid.push(...paid);
  if (scenarios.has('settlement differs')) for (const line of paid) line.amount -= 100;
  return {
    day,
    lines: [
      ...paid,
      ...(scenarios.has('payments charged back') ? before.map((order) => lineOf('chargeback', order)) : []),
      ...(scenarios.has('mandates returned') ? before.map((order) => lineOf('return', order)) : []),
    ],
  };
}
