// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { type KeyedCallOptions, post, postKeyed, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * Whether nationality can be declared.
 *
 * Not while an earlier declaration is under review.
 *
 * Session: full. `POST /v1/fatca/eligibility`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['FatcaEligibility']`
 */
export const fatcaEligibility: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['FatcaEligibility']> = /* @__PURE__ */ post('fatcaEligibility', '/v1/fatca/eligibility');

/**
 * Nationality and tax residence.
 *
 * Numbers masked, and the challenge for submitFatcaWithOtp.
 *
 * Most apps call `viewFatca`, which chooses the audience.
 *
 * Session: full. `POST /v1/fatca/details`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['FatcaDetailsAnswer']`
 */
export const fatcaDetails: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['FatcaDetailsAnswer']> = /* @__PURE__ */ post('fatcaDetails', '/v1/fatca/details');

/**
 * Nationality, in a payments-only session.
 *
 * Only nationality and flags, because the session was opened without an OTP.
 *
 * Most apps call `viewFatca`, which chooses the audience.
 *
 * Session: payments-only. `POST /v1/payment/fatca/details`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['FatcaDetailsAnswer']`
 */
export const fatcaDetailsPartial: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['FatcaDetailsAnswer']> = /* @__PURE__ */ post('fatcaDetailsPartial', '/v1/payment/fatca/details');

/**
 * Declare nationality and tax residence.
 *
 * Validated by the rules of FATCA and CRS. Confirmed by an OTP. Takes effect immediately; staff check the proofs
 * afterwards. Idempotent by its key.
 *
 * Most apps call `submitFatca`, which chooses the audience.
 *
 * Session: full. `POST /v1/fatca/submit`
 *
 * @param body `Schemas['SubmitFatcaWithOtpRequest']`
 * @returns `Schemas['Acknowledgement']`
 * @throws {@link LifedeskError} 400 `file-format`; 401 `otp-wrong`, `otp-expired`, `invalid-login`; 402 `otp-burnt`;
 * 403 `otp-blocked`; 409 `idempotency-conflict`
 */
export const submitFatcaWithOtp: (
  sdk: Sdk,
  body: Schemas['SubmitFatcaWithOtpRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['Acknowledgement']> = /* @__PURE__ */ postKeyed('submitFatcaWithOtp', '/v1/fatca/submit');

/**
 * Declare in a payments-only session.
 *
 * Validated by the rules of FATCA and CRS. The caller is not confirmed, so it takes effect after a review by staff.
 * Idempotent by its key.
 *
 * Most apps call `submitFatca`, which chooses the audience.
 *
 * Session: payments-only. `POST /v1/payment/fatca/submit`
 *
 * @param body `Schemas['SubmitFatcaWithoutOtpRequest']`
 * @returns `Schemas['Acknowledgement']`
 * @throws {@link LifedeskError} 409 `idempotency-conflict`
 */
export const submitFatcaWithoutOtp: (
  sdk: Sdk,
  body: Schemas['SubmitFatcaWithoutOtpRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['Acknowledgement']> = /* @__PURE__ */ postKeyed(
  'submitFatcaWithoutOtp',
  '/v1/payment/fatca/submit',
);

/**
 * Declare the tax residence of a company.
 *
 * Validated by the rules of FATCA and CRS. Takes effect immediately; staff check the proofs afterwards. Idempotent by
 * its key.
 *
 * Most apps call `submitFatca`, which chooses the audience.
 *
 * Session: corporate. `POST /v1/corporate/fatca/submit`
 *
 * @param body `Schemas['CorporateSubmitFatcaRequest']`
 * @returns `Schemas['Acknowledgement']`
 * @throws {@link LifedeskError} 400 `file-format`; 404 `not-found`; 409 `idempotency-conflict`
 */
export const corporateSubmitFatca: (
  sdk: Sdk,
  body: Schemas['CorporateSubmitFatcaRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['Acknowledgement']> = /* @__PURE__ */ postKeyed(
  'corporateSubmitFatca',
  '/v1/corporate/fatca/submit',
);
