import {
  type MalformedLine,
  SETTLEMENT_KINDS,
  type Settlement,
  type SettlementKind,
  type SettlementLine,
} from '../ports/payment-gateway.ts';
import { readInstant, readText } from './read-values.ts';

/** The back office takes order ids up to this length. */
const MAX_ORDER_ID = 100;

/** Reads the lines of a settlement. One that cannot be read does not prevent the others from being read. */
export function readSettlement(lines: readonly unknown[]): Settlement {
  const settlement = { lines: [] as SettlementLine[], malformed: [] as MalformedLine[] };
  for (const [index, value] of lines.entries()) {
    const line = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
    const orderId = readText(line.orderId, MAX_ORDER_ID);
    const reference = readText(line.gatewayReference);
    const amount = Number.isSafeInteger(line.amount) && Number(line.amount) > 0 ? Number(line.amount) : null;
    const at = readInstant(line.at);
    const kind = SETTLEMENT_KINDS.find((known): known is SettlementKind => known === line.kind);
    if (kind && orderId !== null && reference !== null && amount !== null && at !== null)
      settlement.lines.push({ kind, orderId, reference, amount, at });
    else settlement.malformed.push({ orderId: orderId || `line ${index + 1}`, amount });
  }
  return settlement;
}
