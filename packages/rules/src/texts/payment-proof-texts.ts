import { type PaymentRail, type PaymentReferenceReason, referenceLengths } from '../format/check-payment-reference.ts';
import { paymentReference, proofDate } from '../paraglide/areas/payment-proof.js';
import type { ProofDateReason } from '../payment/check-proof-date.ts';
import type { Language } from './language.ts';

/** What is wrong with the reference of a payment, and what to enter. */
export const paymentReferenceText = (because: PaymentReferenceReason, rail: PaymentRail, language: Language): string =>
  paymentReference[because](
    {
      length: new Intl.ListFormat(language, { type: 'disjunction' }).format(referenceLengths(rail).map(String)),
    },
    { locale: language },
  );

/** Why a payment cannot have been made on a day. */
export const proofDateText = (because: ProofDateReason, language: Language): string =>
  proofDate[because]({}, { locale: language });
