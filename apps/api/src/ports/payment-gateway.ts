import type { CalendarDate, MandateRail } from '@lifedesk/rules';

/** An order as the gateway is asked to take it. */
export interface GatewayOrderRequest {
  /** Ours; asking twice with the same one is safe. */
  orderId: string;
  /** Paise. */
  amount: number;
  /** Shown to the payer. */
  description: string;
  /** Where the gateway's page sends the browser back to. */
  returnUrl: string;
  callbackUrl: string;
  /** After this instant the gateway takes no payment for the order. */
  expiresAt: Date;
}

/** The gateway's side of an order that it has taken. */
interface GatewayOrder {
  reference: string;
  /** The page on which the customer pays. */
  payUrl: string;
}

/** `created` waits for the payer, `pending` for a bank; the others are final. */
export const GATEWAY_STATES = ['created', 'pending', 'paid', 'declined', 'cancelled', 'expired'] as const;
export type GatewayState = (typeof GATEWAY_STATES)[number];

/** What the gateway says about an order, whether asked or by callback. */
export interface GatewayReport {
  orderId: string;
  reference: string;
  state: GatewayState;
  /** Paise. */
  amount: number;
  /** Instant since which the order is in its state. */
  at: Date;
  /** The gateway's words for a decline. */
  reason?: string;
}

/** A callback as it came: the bytes of the body and the two headers that vouch for them. */
interface SignedBody {
  body: Uint8Array;
  timestamp: string;
  signature: string;
}

/** `payment` is money for an order; the others take it back: the payer's bank (chargeback), or the bank of a mandate (return). */
export const SETTLEMENT_KINDS = ['payment', 'chargeback', 'return'] as const;
export type SettlementKind = (typeof SETTLEMENT_KINDS)[number];

/** A line of what the gateway has settled on a day. */
export interface SettlementLine {
  kind: SettlementKind;
  orderId: string;
  reference: string;
  /** Paise, above zero for every kind. */
  amount: number;
  at: Date;
}

/** A mandate as the bank is asked to have it approved. */
export interface GatewayMandateRequest extends Omit<GatewayOrderRequest, 'orderId' | 'amount'> {
  /** Ours; asking twice with the same one is safe. */
  mandateId: string;
  rail: MandateRail;
  /** The most that one debit may take, in paise. */
  ceiling: number;
  startsOn: string;
  endsOn: string;
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

/** What the bank says about a mandate, whether asked or by callback. */
export interface GatewayMandateReport {
  mandateId: string;
  /** The gateway's own number of it. */
  gatewayReference: string;
  state: GatewayMandateState;
  /** Instant since which it is in its state. */
  at: Date;
  /** The bank's number of it and what it debits, masked; once it is approved. */
  reference?: string;
  account?: string;
  /** The bank's words for a refusal. */
  reason?: string;
}

/** A debit of a mandate. `debitKey` names it in the notice, too. */
export interface GatewayDebit
  extends Pick<GatewayOrderRequest, 'orderId' | 'amount' | 'description' | 'callbackUrl' | 'expiresAt'> {
  mandateId: string;
  debitKey: string;
}

/** Takes a payment outside this system: order, signed callback, status query, settlements. All but the check reject with `GatewayError`. */
export interface PaymentGateway {
  createOrder(order: GatewayOrderRequest): Promise<GatewayOrder>;
  /** Null when the gateway has never heard of the order. */
  status(orderId: string): Promise<GatewayReport | null>;
  /**
   * Ends an order that still waits for its payer. Returns what it is from then on: `cancelled`, or what the payer has made of
   * it meanwhile. Null when the gateway has never heard of it.
   */
  cancel(orderId: string): Promise<GatewayReport | null>;
  /**
   * What it settled on a day in India, once it has closed that day.
   * @returns null before that; the same lines whenever it is asked after that
   */
  settlement(day: CalendarDate): Promise<readonly SettlementLine[] | null>;
  /** Has a mandate approved by the bank's customer, on a page of the bank. */
  openMandate(mandate: GatewayMandateRequest): Promise<GatewayOrder>;
  /** Null when the bank has never heard of the mandate. */
  mandateStatus(mandateId: string): Promise<GatewayMandateReport | null>;
  /** Ends a mandate. Returns what it is from then on; null when the bank has never heard of it. */
  endMandate(mandateId: string): Promise<GatewayMandateReport | null>;
  /** Has the issuing bank tell its customer of a debit. Asking twice tells once. */
  announceDebit(notice: { mandateId: string; debitKey: string; amount: number; debitAt: Date }): Promise<void>;
  /**
   * Debits a mandate. Asking twice with the same order is safe. From then on it is an order like any other: report, status.
   * @returns the gateway's own number of the order
   */
  debit(debit: GatewayDebit): Promise<string>;
  /** True when the gateway signed these bytes within five minutes of now. */
  isAuthentic(signed: SignedBody): boolean;
}

/**
 * Why the gateway could not be used. `unreachable` and `timeout` say nothing about what it did; after `refused` it has
 * not taken the order; `malformed` is an answer that cannot be understood or trusted.
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
