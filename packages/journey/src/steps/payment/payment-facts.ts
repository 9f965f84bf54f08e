import type { AnswerOf, BodyOf } from '@lifedesk/sdk';
import type { Query } from '../../provider/links.ts';

/** A payment, as its status says. */
export type Order = AnswerOf<'paymentStatus'>;

/** What differs between the payments of services; everything else is shared. */
export interface PaymentFacts {
  readonly purpose: BodyOf<'createPayment'>['purpose'];
  /** The service that takes the payment, by id: the payment button rule needs its path. */
  readonly service: string;
  /** The query of the service's page for a retry after an order failed. Without it the page opens from the start. */
  readonly again?: (orderId: string) => Query;
  /** The payment is offered on the last screen of its journey, which is over once it is paid. */
  readonly endsJourney?: boolean;
  /** What is paid, for example "Premium payment". */
  readonly workType: () => string;
  /** What happens once it is paid. */
  readonly paidBody: () => string;
  /** Where else to follow a payment in process. */
  readonly lookLater: () => string;
  /** A link to the next payment, if there may be one. */
  readonly payAnother?: () => string;
}
