import { isRecord } from '../platform/is-record.ts';
import {
  type MalformedLine,
  SETTLEMENT_KINDS,
  type Settlement,
  type SettlementLine,
} from '../ports/payment-gateway.ts';
import { readInstant, readInteger, readText } from './read-values.ts';

/** The back office takes order ids up to this length. */
const MAX_ORDER_ID = 100;

/** Reads the lines of a settlement. One that cannot be read does not prevent the others from being read. */
export function readSettlement(given: readonly unknown[]): Settlement {
  const lines: SettlementLine[] = [];
  const malformed: MalformedLine[] = [];
  for (const [index, value] of given.entries()) {
    const line = isRecord(value) ? value : {};
    const orderId = readText(line.orderId, MAX_ORDER_ID);
    const reference = readText(line.gatewayReference);
    const sum = readInteger(line.amount);
    const amount = sum !== null && sum > 0 ? sum : null;
    const at = readInstant(line.at);
    const kind = SETTLEMENT_KINDS.find((known) => known === line.kind);
    if (kind && orderId !== null && reference !== null && amount !== null && at !== null)
      lines.push({ kind, orderId, reference, amount, at });
    else malformed.push({ orderId: orderId || `line ${index + 1}`, amount });
  }
  return { lines, malformed };
}
