// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { type KeyedCallOptions, post, postKeyed, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * Amounts due per policy.
 *
 * The payment summary of one policy, or of all policies if no number is given.
 *
 * Most apps call `viewPaymentDetails`, which chooses the audience.
 *
 * Session: full. `POST /v1/payments/policypaymentdetails`
 *
 * @param body `Schemas['PoliciesRequest']`
 * @returns `Schemas['PolicyPayments']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const policyPaymentDetails: (
  sdk: Sdk,
  body?: Schemas['PoliciesRequest'],
  options?: CallOptions,
) => Promise<Schemas['PolicyPayments']> = /* @__PURE__ */ post(
  'policyPaymentDetails',
  '/v1/payments/policypaymentdetails',
);

/**
 * Amounts due, in a payments-only session.
 *
 * The same as policyPaymentDetails, with names masked.
 *
 * Most apps call `viewPaymentDetails`, which chooses the audience.
 *
 * Session: payments-only. `POST /v1/payment/policypaymentdetails`
 *
 * @param body `Schemas['PoliciesRequest']`
 * @returns `Schemas['PolicyPayments']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const policyPaymentDetailsPartial: (
  sdk: Sdk,
  body?: Schemas['PoliciesRequest'],
  options?: CallOptions,
) => Promise<Schemas['PolicyPayments']> = /* @__PURE__ */ post(
  'policyPaymentDetailsPartial',
  '/v1/payment/policypaymentdetails',
);

/**
 * Start a payment.
 *
 * Creates an order for premium, loan, top-up or revival and returns the gateway's page. The idempotency key makes a
 * retry safe. A policy with an ongoing transaction returns 409 `payment-ongoing`; an amount that the policy does not
 * accept returns 400 `amount-refused`; a fund split that does not add up to 100 returns 400 `validation`. Revival
 * needs a full session; 400 `validation` says that a health declaration is needed first (submitRevival).
 *
 * Most apps call `startPayment`, which chooses the audience.
 *
 * Session: full, payments-only. `POST /v1/payments/create`
 *
 * @param body `Schemas['CreatePaymentRequest']`
 * @returns `Schemas['PaymentOrder']`
 * @throws {@link LifedeskError} 400 `amount-refused`; 404 `not-found`; 409 `payment-ongoing`, `idempotency-conflict`
 */
export const createPayment: (
  sdk: Sdk,
  body: Schemas['CreatePaymentRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['PaymentOrder']> = /* @__PURE__ */ postKeyed('createPayment', '/v1/payments/create');

/**
 * Start a payment for many policies.
 *
 * One order for the premiums of many policies of a corporate client. The rules are those of createPayment.
 *
 * Most apps call `startPayment`, which chooses the audience.
 *
 * Session: corporate. `POST /v1/corporate/payments/create`
 *
 * @param body `Schemas['CorporateCreatePaymentRequest']`
 * @returns `Schemas['PaymentOrder']`
 * @throws {@link LifedeskError} 400 `amount-refused`; 404 `not-found`; 409 `payment-ongoing`, `idempotency-conflict`
 */
export const corporateCreatePayment: (
  sdk: Sdk,
  body: Schemas['CorporateCreatePaymentRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['PaymentOrder']> = /* @__PURE__ */ postKeyed(
  'corporateCreatePayment',
  '/v1/corporate/payments/create',
);

/**
 * The state of an order.
 *
 * Final or pending. While it is pending the server asks the gateway itself, so a lost callback is settled here.
 *
 * Session: full, payments-only, corporate. `POST /v1/payments/status`
 *
 * @param body `Schemas['PaymentStatusRequest']`
 * @returns `Schemas['PaymentStatus']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const paymentStatus: (
  sdk: Sdk,
  body: Schemas['PaymentStatusRequest'],
  options?: CallOptions,
) => Promise<Schemas['PaymentStatus']> = /* @__PURE__ */ post('paymentStatus', '/v1/payments/status');

/**
 * Give up a payment that is not finished.
 *
 * Cancels an order that waits for its payer, at the gateway first; 503 if the gateway cannot be asked. An order that
 * is with the bank or final stays as it is, and so does one that someone else pays. Returns its state afterwards.
 * Money that arrives all the same is a contradiction, as after an order expired.
 *
 * Session: full, payments-only, corporate. `POST /v1/payments/cancel`
 *
 * @param body `Schemas['PaymentStatusRequest']`
 * @returns `Schemas['PaymentStatus']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const cancelPayment: (
  sdk: Sdk,
  body: Schemas['PaymentStatusRequest'],
  options?: CallOptions,
) => Promise<Schemas['PaymentStatus']> = /* @__PURE__ */ post('cancelPayment', '/v1/payments/cancel', {
  idempotent: true,
});

/**
 * Payments that are not finished.
 *
 * The customer's orders that are not final, each for all of its policies.
 *
 * Session: full, corporate. `POST /v1/payments/ongoing`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['OngoingOrders']`
 */
export const ongoingPayments: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['OngoingOrders']> = /* @__PURE__ */ post('ongoingPayments', '/v1/payments/ongoing', {
  idempotent: true,
});

/** Where `paymentCallback` goes and how it travels. */
export const paymentCallbackRequest = {
  operation: 'paymentCallback',
  path: '/v1/payments/callback',
  plain: true,
  idempotent: true,
  mayBeEmpty: true,
} as const;

/**
 * Outstanding loans.
 *
 * Per policy, without policies that have no loan.
 *
 * Most apps call `viewLoans`, which chooses the audience.
 *
 * Session: full. `POST /v1/payments/loandetails`
 *
 * @param body `Schemas['PoliciesRequest']`
 * @returns `Schemas['LoanDetails']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const loanDetails: (
  sdk: Sdk,
  body?: Schemas['PoliciesRequest'],
  options?: CallOptions,
) => Promise<Schemas['LoanDetails']> = /* @__PURE__ */ post('loanDetails', '/v1/payments/loandetails');

/**
 * Outstanding loans, in a payments-only session.
 *
 * The same as loanDetails.
 *
 * Most apps call `viewLoans`, which chooses the audience.
 *
 * Session: payments-only. `POST /v1/payment/loandetails`
 *
 * @param body `Schemas['PoliciesRequest']`
 * @returns `Schemas['LoanDetails']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const loanDetailsPartial: (
  sdk: Sdk,
  body?: Schemas['PoliciesRequest'],
  options?: CallOptions,
) => Promise<Schemas['LoanDetails']> = /* @__PURE__ */ post('loanDetailsPartial', '/v1/payment/loandetails');

/**
 * Policies that accept a top-up.
 *
 * Unit-linked policies with their limits, fund split, cover and tax limit; those that accept no top-up with the
 * reason; and the day whose unit price applies to a payment made now. An empty list is not a failure.
 *
 * Session: full, payments-only. `POST /v1/payments/topup/eligiblepolicies`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['TopUpPolicies']`
 */
export const topUpEligiblePolicies: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['TopUpPolicies']> = /* @__PURE__ */ post(
  'topUpEligiblePolicies',
  '/v1/payments/topup/eligiblepolicies',
);
