import type { CalendarDate, MandateRail } from '@lifedesk/rules';
import type { SignedBody } from './signed-body.ts';

/** The request to open an order at the gateway. */
export interface GatewayOrderRequest {
  /** Our id; repeating a request with the same one is safe. */
  orderId: string;
  /** Paise. */
  amount: number;
  /** Shown to the payer. */
  description: string;
  /** Where the gateway's page returns the browser. */
  returnUrl: string;
  callbackUrl: string;
  /** After this instant the gateway accepts no payment for the order. */
  expiresAt: Date;
}

/** An order that the gateway has accepted. */
interface GatewayOrder {
  reference: string;
  /** The page on which the customer pays. */
  payUrl: string;
}

/** `created` waits for the payer, `pending` for a bank; the others are final. */
export const GATEWAY_STATES = ['created', 'pending', 'paid', 'declined', 'cancelled', 'expired'] as const;
export type GatewayState = (typeof GATEWAY_STATES)[number];

/** The gateway's report about an order, from a query or a callback. */
export interface GatewayReport {
  orderId: string;
  reference: string;
  state: GatewayState;
  /** Paise. */
  amount: number;
  /** When the order entered its state. */
  at: Date;
  /** The gateway's reason for a decline. */
  reason?: string;
}

/**
 * `payment` is money for an order. The others reverse it: the payer's bank (chargeback), or a mandate's bank (return).
 */
export const SETTLEMENT_KINDS = ['payment', 'chargeback', 'return'] as const;
export type SettlementKind = (typeof SETTLEMENT_KINDS)[number];

/** A line of the gateway's daily settlement. */
export interface SettlementLine {
  kind: SettlementKind;
  orderId: string;
  reference: string;
  /** Paise, positive for every kind. */
  amount: number;
  at: Date;
}

/** A line that cannot be read, with what is legible of it. */
export interface MalformedLine {
  /** The order, or else where the line is in the file, such as `line 3`. */
  orderId: string;
  /** Paise; null if there is no amount. */
  amount: number | null;
}

/** The gateway's settlement of a day in India. */
export interface Settlement {
  lines: readonly SettlementLine[];
  malformed: readonly MalformedLine[];
}

/** The request to have a mandate approved. */
export interface GatewayMandateRequest extends Omit<GatewayOrderRequest, 'orderId' | 'amount'> {
  /** Our id; repeating a request with the same one is safe. */
  mandateId: string;
  rail: MandateRail;
  /** The limit per debit, in paise. */
  ceiling: number;
  startsOn: CalendarDate;
  endsOn: CalendarDate;
}

/** `created` waits for the customer, `pending` for the bank. */
export const GATEWAY_MANDATE_STATES = [
  'created',
  'pending',
  'approved',
  'declined',
  'cancelled',
  'expired',
  'ended',
] as const;
export type GatewayMandateState = (typeof GATEWAY_MANDATE_STATES)[number];

/** The bank's report about a mandate, from a query or a callback. */
export interface GatewayMandateReport {
  mandateId: string;
  /** The gateway's own number for it. */
  gatewayReference: string;
  state: GatewayMandateState;
  /** When it entered its state. */
  at: Date;
  /** The bank's number for it and the masked account; once it is approved. */
  reference?: string;
  account?: string;
  /** The bank's reason for a refusal. */
  reason?: string;
}

/** A debit of a mandate. The notice has the same `debitKey`. */
export interface GatewayDebit
  extends Pick<GatewayOrderRequest, 'orderId' | 'amount' | 'description' | 'callbackUrl' | 'expiresAt'> {
  mandateId: string;
  debitKey: string;
}

/**
 * Takes payments outside this system: order, signed callback, status query, settlements. Everything but `isAuthentic`
 * rejects with `GatewayError`.
 */
export interface PaymentGateway {
  createOrder(order: GatewayOrderRequest): Promise<GatewayOrder>;
  /** Null if the gateway does not know the order. */
  status(orderId: string): Promise<GatewayReport | null>;
  /**
   * Cancels an order that still waits for its payer. Returns its state afterwards: `cancelled`, or what the payer did
   * meanwhile. Null if the gateway does not know the order.
   */
  cancel(orderId: string): Promise<GatewayReport | null>;
  /**
   * The settlement of a day in India, once the gateway has closed that day.
   * @returns null before that, and always the same lines afterwards
   */
  settlement(day: CalendarDate): Promise<Settlement | null>;
  /** Has the bank's customer approve a mandate, on a page of the bank. */
  openMandate(mandate: GatewayMandateRequest): Promise<GatewayOrder>;
  /** Null if the bank does not know the mandate. */
  mandateStatus(mandateId: string): Promise<GatewayMandateReport | null>;
  /** Ends a mandate. Returns its state afterwards; null if the bank does not know the mandate. */
  endMandate(mandateId: string): Promise<GatewayMandateReport | null>;
  /** Has the issuing bank notify its customer of a debit. Repeating the call notifies once. */
  announceDebit(notice: { mandateId: string; debitKey: string; amount: number; debitAt: Date }): Promise<void>;
  /**
   * Debits a mandate. Repeating the call with the same order is safe. From then on it is an ordinary order, with
   * reports and status.
   * @returns the gateway's own number of the order
   */
  debit(debit: GatewayDebit): Promise<string>;
  /** Whether the gateway signed these bytes within five minutes of now. */
  isAuthentic(signed: SignedBody): boolean;
}

/**
 * Why the gateway call failed. `unreachable` and `timeout` leave its effect unknown; `refused`: the gateway has not
 * accepted the order; `malformed`: its answer cannot be parsed or trusted.
 */
export type GatewayFailure = 'unreachable' | 'timeout' | 'refused' | 'malformed';

export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly failure: GatewayFailure;
  constructor(failure: GatewayFailure, options?: { cause?: unknown }) {
    super(`payment gateway: ${failure}`, options);
    this.failure = failure;
  }
}
