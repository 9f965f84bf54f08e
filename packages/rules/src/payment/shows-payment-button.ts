import { servicePath } from '../content/service-path.ts';
import { type Clause, decide } from '../decide.ts';

export interface PaymentButtonFacts {
  /** The first payment flag. */
  readonly showPaymentButton: boolean;
  /** The second: a payment of this policy is under way. */
  readonly ongoingTransaction: boolean;
  readonly policyCurrentStatus: string | null | undefined;
  /** The path of the page that would show the button, with or without `/cs`. */
  readonly path: string;
  /** The final flag: payment is barred for another reason. */
  readonly isPaymentBlocked: boolean;
}

/** The pages that take a payment. Specification section 5. */
export const PAYMENT_PATHS = ['/pay-online', '/reinstatement', '/revival-scheme'] as const;

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
    description: 'The first payment flag, showPaymentButton, is not set.',
    outcome: false,
    predicate: (facts) => !facts.showPaymentButton,
  },
  {
    id: 'transaction-ongoing',
    description: 'The second payment flag, ongoingTransaction, is set.',
    outcome: false,
    predicate: (facts) => facts.ongoingTransaction,
  },
  {
    id: 'status-missing',
    description: 'The status of the policy is empty.',
    outcome: false,
    predicate: (facts) => !facts.policyCurrentStatus?.trim(),
  },
  {
    id: 'status-inactive',
    description: "The status of the policy is 'I'.",
    outcome: false,
    predicate: (facts) => facts.policyCurrentStatus?.trim() === 'I',
  },
  {
    id: 'other-page',
    description: 'The page is none of /pay-online, /reinstatement and /revival-scheme.',
    outcome: false,
    predicate: (facts) => !PAYMENT_PATHS.some((path) => path === servicePath(facts.path)),
  },
  {
    id: 'payment-blocked',
    description: 'The final flag, isPaymentBlocked, is set.',
    outcome: false,
    predicate: (facts) => facts.isPaymentBlocked,
  },
  { id: 'payable', description: 'Nothing forbids it.', outcome: true, predicate: () => true },
];

/** Whether the payment button shows, and which clause of specification section 5 decided. */
export function showsPaymentButton(facts: PaymentButtonFacts): { shows: boolean; because: PaymentButtonReason } {
  const { outcome, because } = decide(paymentButtonClauses, facts);
  return { shows: outcome, because };
}
