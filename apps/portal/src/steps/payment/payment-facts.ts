import type { BodyOf } from '@lifedesk/sdk';

/** What a service's payments have of their own; all else is the same wherever something is paid. */
export interface PaymentFacts {
  readonly purpose: BodyOf<'createPayment'>['purpose'];
  /** Where the gateway leads back to, and where another try begins. */
  readonly address: string;
  /** Where what came to nothing with an order is chosen again; where another try begins, unless told. */
  readonly again?: (orderId: string) => string;
  /** What is paid, as "Premium payment". */
  readonly workType: () => string;
  /** What follows from its being paid. */
  readonly paidBody: () => string;
  /** Where else a payment in process can be looked at. */
  readonly lookLater: () => string;
  /** The way to the next payment, where there may be one. */
  readonly payAnother?: () => string;
}
