// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { type KeyedCallOptions, post, postKeyed, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * Policies and years for a payment proof.
 *
 * Policies that may have been paid for, each with its financial years.
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
 * The payments in the ledger, so that the customer can see which one is missing.
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
 * Check the request number for a payment proof.
 *
 * It must be an open complaint of the customer about a premium payment; any other number returns 400 `ticket-invalid`.
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
 * Compared with money at the bank that could not be matched to a policy. Once staff accept it, it becomes a payment of
 * the policy. Sending the same reference twice returns 409 `duplicate`.
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
 * listed with the reason why not. With the challenge for submitGstRefund.
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
 * Request a GST refund.
 *
 * For all payments of the policy whose GST can be refunded. 400 `validation` if there are none, or the policy has no
 * bank account; 400 `amount-refused` if the amount has changed; 403 `payout-restricted` if payouts must wait. After
 * approval it is paid into the policy's account, once per payment. Confirmed by an OTP. Idempotent by its key.
 *
 * Session: full. `POST /v1/gstrefund/submit`
 *
 * @param body `Schemas['SubmitGstRefundRequest']`
 * @returns `Schemas['Acknowledgement']`
 * @throws {@link LifedeskError} 401 `otp-wrong`, `otp-expired`, `invalid-login`; 402 `otp-burnt`; 403 `otp-blocked`,
 * `payout-restricted`; 404 `not-found`; 409 `idempotency-conflict`
 */
export const submitGstRefund: (
  sdk: Sdk,
  body: Schemas['SubmitGstRefundRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['Acknowledgement']> = /* @__PURE__ */ postKeyed('submitGstRefund', '/v1/gstrefund/submit');
