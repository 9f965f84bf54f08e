import type { CaseKind } from '../../../platform/database/tables/payments.ts';
import type { SettlementLine } from '../../../ports/payment-gateway.ts';

/** What the ledger knows of an order that the gateway settles or should have settled. */
export interface BookedOrder {
  orderId: string;
  /** Paise that the gateway owes for it; null for an order that was not paid. */
  booked: number | null;
  /** An earlier settlement brought the money. */
  isSettled: boolean;
  /** It was taken back before. */
  isReversed: boolean;
}

export interface Case {
  orderId: string;
  kind: CaseKind;
  /** Paise, in the ledger and as the gateway has it. */
  expected: number | null;
  found: number | null;
}

export interface Comparison {
  /** Orders whose money has come, as booked. */
  settled: string[];
  /** What was taken back of them, as booked. */
  reversed: { orderId: string; kind: 'chargeback' | 'return' }[];
  cases: Case[];
}

/**
 * Compares what the gateway settled on a day with the ledger.
 * @param overdue orders whose money should have come by now
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
