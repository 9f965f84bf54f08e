// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { type KeyedCallOptions, post, postKeyed, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * Policies and years of a payment proof.
 *
 * Policies that can have been paid for, each with its financial years.
 *
 * Session: full. `POST /v1/paymentproof/eligibility`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['PaymentProofEligibility']`
 */
export const paymentProofEligibility: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['PaymentProofEligibility']> = /* @__PURE__ */ post(
  'paymentProofEligibility',
  '/v1/paymentproof/eligibility',
);

/**
 * Payments of a policy in a financial year.
 *
 * What the ledger has, so that the customer sees which payment is missing.
 *
 * Session: full. `POST /v1/paymentproof/details`
 *
 * @param body `Schemas['PaymentProofDetailsRequest']`
 * @returns `Schemas['PaymentProofDetails']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const paymentProofDetails: (
  sdk: Sdk,
  body: Schemas['PaymentProofDetailsRequest'],
  options?: CallOptions,
) => Promise<Schemas['PaymentProofDetails']> = /* @__PURE__ */ post('paymentProofDetails', '/v1/paymentproof/details');

/**
 * Check the request number of a payment proof.
 *
 * It has to be an open complaint of the customer about a premium payment; any other is 400 `ticket-invalid`.
 *
 * Session: full. `POST /v1/paymentproof/validateticket`
 *
 * @param body `Schemas['PaymentProofTicketRequest']`
 * @returns `Schemas['PaymentProofTicket']`
 * @throws {@link LifedeskError} 400 `ticket-invalid`
 */
export const validatePaymentProofTicket: (
  sdk: Sdk,
  body: Schemas['PaymentProofTicketRequest'],
  options?: CallOptions,
) => Promise<Schemas['PaymentProofTicket']> = /* @__PURE__ */ post(
  'validatePaymentProofTicket',
  '/v1/paymentproof/validateticket',
);

/**
 * Prove a payment that is not in the ledger.
 *
 * Compared with money at the bank that waits for its policy. Once staff accept it, it is a payment of the policy. The
 * same reference sent twice is 409 `duplicate`.
 *
 * Session: full. `POST /v1/paymentproof/submit`
 *
 * @param body `Schemas['PaymentProofRequest']`
 * @returns `Schemas['PaymentProofAnswer']`
 * @throws {@link LifedeskError} 400 `ticket-invalid`, `file-format`; 404 `not-found`; 409 `idempotency-conflict`
 */
export const submitPaymentProof: (
  sdk: Sdk,
  body: Schemas['PaymentProofRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['PaymentProofAnswer']> = /* @__PURE__ */ postKeyed(
  'submitPaymentProof',
  '/v1/paymentproof/submit',
);

/**
 * Premiums whose GST can be refunded.
 *
 * By policy, with the reason, the last day of the credit note and the amount by rule. Other payments with GST are
 * listed with the reason against them.
 *
 * Session: full. `POST /v1/gstrefund/eligible`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['GstRefundEligible']`
 */
export const gstRefundEligible: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['GstRefundEligible']> = /* @__PURE__ */ post('gstRefundEligible', '/v1/gstrefund/eligible');

/**
 * Ask for a refund of GST.
 *
 * For all payments of the policy whose GST can be refunded. 400 `validation` where none can, or the policy has no bank
 * account; 400 `amount-refused` where the amount is another one by now. 403 `payout-restricted` where payouts have to
 * wait. Once approved it is paid into the account of the policy, each payment once. Idempotent by its key.
 *
 * Session: full. `POST /v1/gstrefund/submit`
 *
 * @param body `Schemas['SubmitGstRefundRequest']`
 * @returns `Schemas['Acknowledgement']`
 * @throws {@link LifedeskError} 403 `otp-blocked`, `payout-restricted`; 404 `not-found`; 409 `idempotency-conflict`
 */
export const submitGstRefund: (
  sdk: Sdk,
  body: Schemas['SubmitGstRefundRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['Acknowledgement']> = /* @__PURE__ */ postKeyed('submitGstRefund', '/v1/gstrefund/submit');
