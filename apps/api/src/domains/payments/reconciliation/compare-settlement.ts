import type { CaseKind } from '../../../platform/database/tables/payments.ts';
import type { SettlementLine } from '../../../ports/payment-gateway.ts';

/** An order in the ledger that the gateway has settled or should have. */
export interface BookedOrder {
  orderId: string;
  /** Paise that the gateway owes for it; null for an unpaid order. */
  booked: number | null;
  /** An earlier settlement transferred the money. */
  isSettled: boolean;
  /** It was reversed before. */
  isReversed: boolean;
}

export interface Case {
  orderId: string;
  kind: CaseKind;
  /** Paise, in the ledger and in the gateway's file. */
  expected: number | null;
  found: number | null;
}

export interface Comparison {
  /** Orders whose money arrived as booked. */
  settled: string[];
  /** Orders that were reversed as booked. */
  reversed: { orderId: string; kind: 'chargeback' | 'return' }[];
  cases: Case[];
}

/**
 * Compares a day's gateway settlement with the ledger.
 * @param overdue orders whose money should have arrived by now
 */
export function compareSettlement(
  lines: readonly SettlementLine[],
  known: ReadonlyMap<string, BookedOrder>,
  overdue: readonly BookedOrder[],
): Comparison {
  const result: Comparison = { settled: [], reversed: [], cases: [] };
  const settled = new Set<string>();
  const reversed = new Set<string>();
  for (const { kind, orderId, amount } of lines) {
    const order = known.get(orderId);
    const open = (found: CaseKind) =>
      result.cases.push({ orderId, kind: found, expected: order?.booked ?? null, found: amount });
    const seen = kind === 'payment' ? settled : reversed;
    const wasBefore = kind === 'payment' ? order?.isSettled : order?.isReversed;
    if (!order) open('unknown-order');
    else if (order.booked === null) open('not-paid-here');
    else if (wasBefore || seen.has(orderId)) open('doubled');
    else if (order.booked !== amount) open('amount-differs');
    else if (kind === 'payment') result.settled.push(orderId);
    else result.reversed.push({ orderId, kind });
    seen.add(orderId);
  }
  for (const { orderId, booked } of overdue)
    if (!settled.has(orderId))
      result.cases.push({ orderId, kind: 'missing-at-gateway', expected: booked, found: null });
  return result;
}
