import type { PaymentReferenceReason } from '../../format/check-payment-reference.ts';
import type { ProofDateReason } from '../../payment/check-proof-date.ts';
import type { Texts } from '../language.ts';

export const paymentReference: Texts<PaymentReferenceReason, { readonly length: string }> = {
  empty: ({ length }) => `Enter the reference. It has ${length} characters.`,
  'too-short': ({ length }) => `Some characters are missing. This reference has ${length}.`,
  'too-long': ({ length }) => `There are too many characters. This reference has ${length}.`,
  'digit-expected': ({ length }) => `Enter digits only. This reference has ${length}.`,
  'wrong-start': () =>
    'The first letters do not match. Check the reference on the bank statement and how the money was sent.',
};

export const proofDate: Texts<ProofDateReason> = {
  'in-future': () => 'This date is in the future. Check it.',
  'before-policy': () => 'This date is before the policy began. Check it.',
  'other-year': () => 'This date is not in the chosen financial year.',
  accepted: () => 'The date is right.',
};
