// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { type AnswerOf, type KeyedCallOptions, post, postKeyed, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * Payouts.
 *
 * Every payout with its deductions, the interest if it is late, and its status. The newest 200.
 *
 * Session: full. `POST /v1/payouts/history`
 *
 * @param body `Schemas['PayoutHistoryRequest']`
 * @returns `Schemas['PayoutHistory']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const payoutHistory: (
  sdk: Sdk,
  body?: Schemas['PayoutHistoryRequest'],
  options?: CallOptions,
) => Promise<Schemas['PayoutHistory']> = /* @__PURE__ */ post('payoutHistory', '/v1/payouts/history');

/**
 * Certificate of a payout.
 *
 * Signed, with every part of the payout. An unpaid payout has no certificate and returns 404.
 *
 * Session: full. `POST /v1/payouts/certificate`
 *
 * @param body `Schemas['PayoutCertificateRequest']`
 * @returns `Schemas['TempFile']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const payoutCertificate: (
  sdk: Sdk,
  body: Schemas['PayoutCertificateRequest'],
  options?: CallOptions,
) => Promise<Schemas['TempFile']> = /* @__PURE__ */ post('payoutCertificate', '/v1/payouts/certificate');

/**
 * View a payout that is on hold.
 *
 * The payout behind a stop link, for anyone who has it. Viewing changes nothing. The token is in the body, never in
 * the address; an unknown token, or one whose hold is over, returns 404.
 *
 * Session: none. `POST /v1/payouts/held`
 *
 * @param body `Schemas['StopPayoutRequest']`
 * @returns `Schemas['HeldPayout']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const heldPayout: (
  sdk: Sdk,
  body: Schemas['StopPayoutRequest'],
  options?: CallOptions,
) => Promise<Schemas['HeldPayout']> = /* @__PURE__ */ post('heldPayout', '/v1/payouts/held');

/**
 * Stop a payout that is on hold.
 *
 * Stops it once and opens a request, so that staff investigate. A repeated call returns the same. An unknown token, or
 * one whose hold is over, returns 404.
 *
 * Session: none. `POST /v1/payouts/stop`
 *
 * @param body `Schemas['StopPayoutRequest']`
 * @returns `Schemas['HeldPayout']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const stopPayout: (
  sdk: Sdk,
  body: Schemas['StopPayoutRequest'],
  options?: CallOptions,
) => Promise<Schemas['HeldPayout']> = /* @__PURE__ */ post('stopPayout', '/v1/payouts/stop', { idempotent: true });

/**
 * Whether payouts must wait.
 *
 * Called before every service that pays out. A client treats any failure as restricted.
 *
 * Session: full, corporate. `POST /v1/payouts/restriction`
 *
 * @param body `Schemas['PayoutRestrictionRequest']`
 * @returns `Schemas['PayoutRestriction']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const payoutRestriction: (
  sdk: Sdk,
  body: Schemas['PayoutRestrictionRequest'],
  options?: CallOptions,
) => Promise<Schemas['PayoutRestriction']> = /* @__PURE__ */ post('payoutRestriction', '/v1/payouts/restriction');

/**
 * Policies that can be returned during the free-look period.
 *
 * Each with its last day and its refund if it is returned today, with every deduction by name; the others with the
 * reason.
 *
 * Session: full. `POST /v1/freelook/policies`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['FreeLookPolicies']`
 */
export const freelookPolicies: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['FreeLookPolicies']> = /* @__PURE__ */ post('freelookPolicies', '/v1/freelook/policies');

/**
 * Ask for the refund of a policy.
 *
 * The first step: requestFreelook needs the number of this enquiry. 400 `validation` with the reason if the policy
 * cannot be returned; 403 `payout-restricted` with the reason if the request would be refused now. Idempotent by its
 * key.
 *
 * Session: full. `POST /v1/freelook/enquiry`
 *
 * @param body `Schemas['FreeLookEnquiryRequest']`
 * @returns `Schemas['FreeLookEnquiryAnswer']`
 * @throws {@link LifedeskError} 403 `otp-blocked`, `payout-restricted`; 404 `not-found`; 409 `idempotency-conflict`
 */
export const freelookEnquiry: (
  sdk: Sdk,
  body: Schemas['FreeLookEnquiryRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['FreeLookEnquiryAnswer']> = /* @__PURE__ */ postKeyed('freelookEnquiry', '/v1/freelook/enquiry');

/**
 * Check the number of a free-look enquiry.
 *
 * It must be an enquiry of the customer; any other number returns 400 `ticket-invalid`. Returns what applies to its
 * policy today, with the challenge for the second step.
 *
 * Session: full. `POST /v1/freelook/validateticket`
 *
 * @param body `Schemas['FreeLookTicketRequest']`
 * @returns `Schemas['FreeLookTicket']`
 * @throws {@link LifedeskError} 400 `ticket-invalid`
 */
export const validateFreelookTicket: (
  sdk: Sdk,
  body: Schemas['FreeLookTicketRequest'],
  options?: CallOptions,
) => Promise<Schemas['FreeLookTicket']> = /* @__PURE__ */ post('validateFreelookTicket', '/v1/freelook/validateticket');

/**
 * Return a policy during the free-look period.
 *
 * The second step. 400 `ticket-invalid` if the number is not an enquiry of the customer, `validation` with the reason
 * if the policy cannot be returned or its payouts must wait, `amount-refused` if the refund has changed. After
 * approval the policy ends and the refund is paid. Confirmed by an OTP. Idempotent by its key.
 *
 * Session: full. `POST /v1/freelook/request`
 *
 * @param body `Schemas['FreeLookRequest']`
 * @returns `Schemas['Acknowledgement']`
 * @throws {@link LifedeskError} 400 `ticket-invalid`; 401 `otp-wrong`, `otp-expired`, `invalid-login`; 402
 * `otp-burnt`; 403 `otp-blocked`, `payout-restricted`; 409 `idempotency-conflict`
 */
export const requestFreelook: (
  sdk: Sdk,
  body: Schemas['FreeLookRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['Acknowledgement']> = /* @__PURE__ */ postKeyed('requestFreelook', '/v1/freelook/request');

/**
 * Policies that can be surrendered.
 *
 * Each with its value today and its parts, what ends with it, and the alternatives with their numbers; the others with
 * the reason.
 *
 * Session: full. `POST /v1/surrender/policies`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['SurrenderPolicies']`
 */
export const surrenderPolicies: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['SurrenderPolicies']> = /* @__PURE__ */ post('surrenderPolicies', '/v1/surrender/policies');

/**
 * Ask for the surrender value of a policy.
 *
 * The first step: requestSurrender needs the number of this enquiry. 400 `validation` with the reason if the policy
 * cannot be surrendered; 403 `payout-restricted` with the reason if the request would be refused now. Idempotent by
 * its key.
 *
 * Session: full. `POST /v1/surrender/enquiry`
 *
 * @param body `Schemas['SurrenderEnquiryRequest']`
 * @returns `Schemas['SurrenderEnquiryAnswer']`
 * @throws {@link LifedeskError} 403 `otp-blocked`, `payout-restricted`; 404 `not-found`; 409 `idempotency-conflict`
 */
export const surrenderEnquiry: (
  sdk: Sdk,
  body: Schemas['SurrenderEnquiryRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['SurrenderEnquiryAnswer']> = /* @__PURE__ */ postKeyed(
  'surrenderEnquiry',
  '/v1/surrender/enquiry',
);

/**
 * Check the number of a surrender enquiry.
 *
 * It must be an enquiry of the customer; any other number returns 400 `ticket-invalid`. Returns what applies to its
 * policy today, with the challenge for the second step.
 *
 * Session: full. `POST /v1/surrender/validateticket`
 *
 * @param body `Schemas['SurrenderTicketRequest']`
 * @returns `Schemas['SurrenderTicket']`
 * @throws {@link LifedeskError} 400 `ticket-invalid`
 */
export const validateSurrenderTicket: (
  sdk: Sdk,
  body: Schemas['SurrenderTicketRequest'],
  options?: CallOptions,
) => Promise<Schemas['SurrenderTicket']> = /* @__PURE__ */ post(
  'validateSurrenderTicket',
  '/v1/surrender/validateticket',
);

/**
 * Surrender a policy.
 *
 * The second step. 400 `ticket-invalid` if the number is not an enquiry of the customer, `validation` with the reason
 * if the policy cannot be surrendered or its payouts must wait, `amount-refused` if the value has changed. After
 * approval the policy ends, its loan is repaid and the rest is paid out. Confirmed by an OTP. Idempotent by its key.
 *
 * Session: full. `POST /v1/surrender/request`
 *
 * @param body `Schemas['SurrenderRequest']`
 * @returns `Schemas['Acknowledgement']`
 * @throws {@link LifedeskError} 400 `ticket-invalid`; 401 `otp-wrong`, `otp-expired`, `invalid-login`; 402
 * `otp-burnt`; 403 `otp-blocked`, `payout-restricted`; 409 `idempotency-conflict`
 */
export const requestSurrender: (
  sdk: Sdk,
  body: Schemas['SurrenderRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['Acknowledgement']> = /* @__PURE__ */ postKeyed('requestSurrender', '/v1/surrender/request');

/**
 * Cancel a surrender.
 *
 * Possible until the back office takes it up; after that 400 `validation`. A number that is not a surrender of the
 * customer returns 400 `ticket-invalid`. Cancelling again changes nothing.
 *
 * Session: full. `POST /v1/surrender/cancel`
 *
 * @param body `Schemas['CancelSurrenderRequest']`
 * @returns `Schemas['Acknowledgement']`
 * @throws {@link LifedeskError} 400 `ticket-invalid`
 */
export const cancelSurrender: (
  sdk: Sdk,
  body: Schemas['CancelSurrenderRequest'],
  options?: CallOptions,
) => Promise<Schemas['Acknowledgement']> = /* @__PURE__ */ post('cancelSurrender', '/v1/surrender/cancel', {
  idempotent: true,
});

/**
 * Policies with paid-up additions, and their cash value.
 *
 * Each with the cash for all of its additions, the limits for a part, and what is lost; the others with the reason.
 * With the challenge for puaSurrender.
 *
 * Session: full. `POST /v1/pua/policies`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['AdditionsPolicies']`
 */
export const puaPolicies: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['AdditionsPolicies']> = /* @__PURE__ */ post('puaPolicies', '/v1/pua/policies');

/**
 * Ask for cash for paid-up additions.
 *
 * For all of them or a part. 400 `validation` with the reason if they cannot be cashed, or if the part is outside its
 * limits; `amount-refused` if the cash has changed; 403 `payout-restricted` with the reason. Staff approve it, and
 * then it is paid out. Confirmed by an OTP. Idempotent by its key.
 *
 * Session: full. `POST /v1/pua/surrender`
 *
 * @param body `Schemas['PuaSurrenderRequest']`
 * @returns `Schemas['Acknowledgement']`
 * @throws {@link LifedeskError} 401 `otp-wrong`, `otp-expired`, `invalid-login`; 402 `otp-burnt`; 403 `otp-blocked`,
 * `payout-restricted`; 404 `not-found`; 409 `idempotency-conflict`
 */
export const puaSurrender: (
  sdk: Sdk,
  body: Schemas['PuaSurrenderRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['Acknowledgement']> = /* @__PURE__ */ postKeyed('puaSurrender', '/v1/pua/surrender');

/**
 * Unclaimed amounts of the customer.
 *
 * Each with today's interest, what happens to it and when, and whether it can be claimed online. 203: none left, and
 * the claimed amount is being paid. 204: none.
 *
 * Session: full. `POST /v1/unclaimed/fetch`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['UnclaimedAmounts']` or `Schemas['UnclaimedUnderWay']` or nothing
 */
export const unclaimedAmount: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<AnswerOf<'unclaimedAmount'>> = /* @__PURE__ */ post('unclaimedAmount', '/v1/unclaimed/fetch', {
  mayBeEmpty: true,
});

/**
 * Claim an unclaimed amount.
 *
 * Its payout is ordered immediately, to the verified account of the policy. 400 `validation` with the reason if it
 * cannot be claimed, `amount-refused` if the amount has changed; 403 `payout-restricted` with the reason; 404 for
 * someone else's amount. Confirmed by an OTP. Idempotent by its key.
 *
 * Session: full. `POST /v1/unclaimed/claim`
 *
 * @param body `Schemas['ClaimUnclaimedAmountRequest']`
 * @returns `Schemas['Acknowledgement']`
 * @throws {@link LifedeskError} 400 `amount-refused`; 401 `otp-wrong`, `otp-expired`, `invalid-login`; 402
 * `otp-burnt`; 403 `otp-blocked`, `payout-restricted`; 404 `not-found`; 409 `idempotency-conflict`
 */
export const claimUnclaimedAmount: (
  sdk: Sdk,
  body: Schemas['ClaimUnclaimedAmountRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['Acknowledgement']> = /* @__PURE__ */ postKeyed('claimUnclaimedAmount', '/v1/unclaimed/claim');

/**
 * Check whether unclaimed money is held for a person.
 *
 * For anyone who knows name and date of birth, and the PAN or policy number. The response contains neither an amount
 * nor an address. 207: the policy number is needed. 204: nothing is held, no one is found, or an input is wrong; it
 * does not say which. The number of searches per person and per address is limited; then 429.
 *
 * Session: none. `POST /v1/public/unclaimed/fetch`
 *
 * @param body `Schemas['UnclaimedSearch']`
 * @returns `Schemas['UnclaimedFound']` or `Schemas['UnclaimedNeeds']` or nothing
 * @throws {@link LifedeskError} 400 `pan-invalid`
 */
export const unclaimedAmountPublic: (
  sdk: Sdk,
  body: Schemas['UnclaimedSearch'],
  options?: CallOptions,
) => Promise<AnswerOf<'unclaimedAmountPublic'>> = /* @__PURE__ */ post(
  'unclaimedAmountPublic',
  '/v1/public/unclaimed/fetch',
  { mayBeEmpty: true },
);

/**
 * Policies that can secure a loan, and how much.
 *
 * Each with how the maximum is calculated, the rate, and what is already owed; the others with the reason. With the
 * customer's known work and income, and the challenge for eLoan.
 *
 * Session: full. `POST /v1/loan/policies`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['LoanPolicies']`
 */
export const eLoanPolicies: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['LoanPolicies']> = /* @__PURE__ */ post('eLoanPolicies', '/v1/loan/policies');

/**
 * Take a loan on a policy.
 *
 * Grants the loan within its limit, stores the confirmed work and income, and owes the money to the policy's bank
 * account. 400 `validation` with the reason if no loan is possible, or if the amount is outside its limits;
 * `amount-refused` if the rate has changed; 403 `payout-restricted` with the reason. The loan is posted immediately;
 * interest runs from the day on which the money is paid out. Confirmed by an OTP. Idempotent by its key.
 *
 * Session: full. `POST /v1/loan/eloan`
 *
 * @param body `Schemas['ELoanRequest']`
 * @returns `Schemas['Acknowledgement']`
 * @throws {@link LifedeskError} 401 `otp-wrong`, `otp-expired`, `invalid-login`; 402 `otp-burnt`; 403 `otp-blocked`,
 * `payout-restricted`; 404 `not-found`; 409 `idempotency-conflict`
 */
export const eLoan: (
  sdk: Sdk,
  body: Schemas['ELoanRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['Acknowledgement']> = /* @__PURE__ */ postKeyed('eLoan', '/v1/loan/eloan');
