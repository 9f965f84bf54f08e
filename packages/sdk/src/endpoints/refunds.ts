// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { type KeyedCallOptions, post, postKeyed, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

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
 * account; 400 `amount-refused` where the amount is another one by now. Once approved it is paid into the account of
 * the policy, each payment once. Idempotent by its key.
 *
 * Session: full. `POST /v1/gstrefund/submit`
 *
 * @param body `Schemas['SubmitGstRefundRequest']`
 * @returns `Schemas['Acknowledgement']`
 * @throws {@link LifedeskError} 404 `not-found`; 409 `idempotency-conflict`
 */
export const submitGstRefund: (
  sdk: Sdk,
  body: Schemas['SubmitGstRefundRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['Acknowledgement']> = /* @__PURE__ */ postKeyed('submitGstRefund', '/v1/gstrefund/submit');
