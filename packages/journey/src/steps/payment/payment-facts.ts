import type { BodyOf } from '@lifedesk/sdk';
import type { Query } from '../../provider/links.ts';

/** What a service's payments have of their own; all else is the same wherever something is paid. */
export interface PaymentFacts {
  readonly purpose: BodyOf<'createPayment'>['purpose'];
  /** The service that takes the payment, by its id: the rule of the payment button asks for its path. */
  readonly service: string;
  /** The query of the service's own page for another try after an order failed. Without it the page opens as at first. */
  readonly again?: (orderId: string) => Query;
  /** Its journey's last screen offers the payment, so that it is over once it is paid. */
  readonly endsJourney?: boolean;
  /** What is paid, as "Premium payment". */
  readonly workType: () => string;
  /** What follows from its being paid. */
  readonly paidBody: () => string;
  /** Where else a payment in process can be looked at. */
  readonly lookLater: () => string;
  /** The way to the next payment, where there may be one. */
  readonly payAnother?: () => string;
}
