import { type CallOptions, call } from '../transport/call.ts';
import { post, postKeyed } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/** What is to be paid, per policy, in paise. */
export const policyPaymentDetails = /* @__PURE__ */ post('policyPaymentDetails', '/v1/payments/policypaymentdetails');

/** What is to be paid, in a payments-only session. */
export const policyPaymentDetailsPartial = /* @__PURE__ */ post(
  'policyPaymentDetailsPartial',
  '/v1/payment/policypaymentdetails',
);

/** An order for premium, loan, top-up or revival, and the gateway's page to pay it on. Amounts in paise. */
export const createPayment = /* @__PURE__ */ postKeyed('createPayment', '/v1/payments/create');

/** One order for many policies of a corporate client. */
export const corporateCreatePayment = /* @__PURE__ */ postKeyed(
  'corporateCreatePayment',
  '/v1/corporate/payments/create',
);

/** How an order stands; while it is not final the server asks the gateway first. */
export const paymentStatus = /* @__PURE__ */ post('paymentStatus', '/v1/payments/status');

/** Outstanding loans, per policy, in paise. */
export const loanDetails = /* @__PURE__ */ post('loanDetails', '/v1/payments/loandetails');

/** Outstanding loans, in a payments-only session. */
export const loanDetailsPartial = /* @__PURE__ */ post('loanDetailsPartial', '/v1/payment/loandetails');

/** Policies that accept a top-up, with limits in paise. */
export const topUpEligiblePolicies = /* @__PURE__ */ post(
  'topUpEligiblePolicies',
  '/v1/payments/topup/eligiblepolicies',
);

export interface CallbackOptions extends CallOptions {
  /** Unix time of the signature, in seconds. */
  readonly timestamp: string;
  /** Lower-case hex HMAC-SHA-256 over `<timestamp>.<text>`. */
  readonly signature: string;
}

/**
 * The gateway's signed answer, for a gateway that is written with this SDK. Applied once however often it is sent.
 * @param text the body as JSON, byte for byte as it was signed.
 */
export async function paymentCallback(
  sdk: Sdk,
  text: string,
  { timestamp, signature, ...options }: CallbackOptions,
): Promise<void> {
  const headers = { 'X-Gateway-Timestamp': timestamp, 'X-Gateway-Signature': signature };
  const path = '/v1/payments/callback';
  const request = { operation: 'paymentCallback', method: 'POST', path, body: text, headers } as const;
  await call(sdk, { ...request, plain: true, idempotent: true }, options);
}
