import { type PaymentRail, type PaymentReferenceReason, referenceLengths } from '../format/check-payment-reference.ts';
import type { ProofDateReason } from '../payment/check-proof-date.ts';
import { proofDate as enDate, paymentReference as enReference } from './en/payment-proof.ts';
import { proofDate as hiDate, paymentReference as hiReference } from './hi/payment-proof.ts';
import type { Language } from './language.ts';

/** What is wrong with the reference of a payment, and what to enter. */
export const paymentReferenceText = (because: PaymentReferenceReason, rail: PaymentRail, language: Language): string =>
  ({ en: enReference, hi: hiReference })[language][because]({
    length: new Intl.ListFormat(language, { type: 'disjunction' }).format(referenceLengths(rail).map(String)),
  });

/** Why a payment cannot have been made on a day. */
export const proofDateText = (because: ProofDateReason, language: Language): string =>
  ({ en: enDate, hi: hiDate })[language][because]();
