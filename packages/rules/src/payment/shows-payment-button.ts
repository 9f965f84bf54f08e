import { servicePath } from '../content/service-path.ts';
import { type Clause, decide } from '../decide.ts';

/** What decides whether the payment button shows. */
export interface PaymentButtonFacts {
  /** The first payment flag. */
  readonly showPaymentButton: boolean;
  /** The second payment flag: a payment of this policy is in process. */
  readonly ongoingTransaction: boolean;
  readonly policyCurrentStatus: string | null | undefined;
  /** The path of the page that would show the button, with or without `/cs`. */
  readonly path: string;
  /** The final flag: payment is blocked for another reason. */
  readonly isPaymentBlocked: boolean;
}

/** The pages that take payments. Specification section 5. */
export const PAYMENT_PATHS = ['/pay-online', '/reinstatement', '/revival-scheme'] as const;

/** The ids of the clauses of `showsPaymentButton`. */
export type PaymentButtonReason =
  | 'not-offered'
  | 'transaction-ongoing'
  | 'status-missing'
  | 'status-inactive'
  | 'other-page'
  | 'payment-blocked'
  | 'payable';

/** The clauses of `showsPaymentButton`, in the order of specification section 5. */
export const paymentButtonClauses: readonly Clause<PaymentButtonFacts, PaymentButtonReason>[] = [
  {
    id: 'not-offered',
    outcome: false,
    predicate: (facts) => !facts.showPaymentButton,
  },
  {
    id: 'transaction-ongoing',
    outcome: false,
    predicate: (facts) => facts.ongoingTransaction,
  },
  {
    id: 'status-missing',
    outcome: false,
    predicate: (facts) => !facts.policyCurrentStatus?.trim(),
  },
  {
    id: 'status-inactive',
    outcome: false,
    predicate: (facts) => facts.policyCurrentStatus?.trim() === 'I',
  },
  {
    id: 'other-page',
    outcome: false,
    predicate: (facts) => !PAYMENT_PATHS.some((path) => path === servicePath(facts.path)),
  },
  {
    id: 'payment-blocked',
    outcome: false,
    predicate: (facts) => facts.isPaymentBlocked,
  },
  { id: 'payable', outcome: true, predicate: () => true },
];

/** Whether the payment button shows, and which clause of specification section 5 decided. */
export function showsPaymentButton(facts: PaymentButtonFacts): { shows: boolean; because: PaymentButtonReason } {
  const { outcome, because } = decide(paymentButtonClauses, facts);
  return { shows: outcome, because };
}

/** What a page offers for paying: the button itself, a link to a page that has it, or nothing. */
export type PaymentOffer = 'button' | 'link' | 'none';

/**
 * What a page offers for paying a policy. If only the page keeps the button from showing, as on the dashboard, it links
 * to a page that takes payments. To ask without a page, pass the path of a page that takes payments.
 * @param facts with the path of the page that asks
 */
export function paymentOffer(facts: PaymentButtonFacts): PaymentOffer {
  if (showsPaymentButton(facts).shows) return 'button';
  return PAYMENT_PATHS.some((path) => showsPaymentButton({ ...facts, path }).shows) ? 'link' : 'none';
}
