// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { type KeyedCallOptions, post, postKeyed, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * What we hold about the identity.
 *
 * Whether the identity is verified, how it can be verified, and the consent text. If a check of this session found
 * something that was not submitted yet, it is here again, so that a reload loses nothing.
 *
 * Session: full. `POST /v1/ekyc/status`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['EkycStatus']`
 */
export const ekycStatus: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['EkycStatus']> = /* @__PURE__ */ post('ekycStatus', '/v1/ekyc/status');

/**
 * Send an OTP of the Aadhaar authority.
 *
 * Records the consent and asks the Aadhaar authority to send its OTP. The number is passed on and forgotten. 409
 * `mobile-not-linked` if no mobile number is linked to the Aadhaar, `id-inactive` if it is not active. At most 3 in 30
 * minutes.
 *
 * Session: full. `POST /v1/ekyc/otp`
 *
 * @param body `Schemas['EkycOtpRequest']`
 * @returns `Schemas['AadhaarOtp']`
 * @throws {@link LifedeskError} 409 `mobile-not-linked`, `id-inactive`; 429 `resend-too-soon`, `resend-limit`
 */
export const ekycOtp: (
  sdk: Sdk,
  body: Schemas['EkycOtpRequest'],
  options?: CallOptions,
) => Promise<Schemas['AadhaarOtp']> = /* @__PURE__ */ post('ekycOtp', '/v1/ekyc/otp');

/**
 * Check the OTP or the file of the Aadhaar authority.
 *
 * Shows what was found beside ours. Nothing is changed yet. A file is checked in memory: its share code, signature,
 * certificate and date; 400 `offline-file` gives the reason in `errors`.
 *
 * Session: full. `POST /v1/ekyc/validate`
 *
 * @param body `Schemas['ValidateEkycRequest']`
 * @returns `Schemas['FoundIdentity']`
 * @throws {@link LifedeskError} 400 `offline-file`; 401 `otp-wrong`, `otp-expired`, `invalid-login`; 402 `otp-burnt`
 */
export const validateEkyc: (
  sdk: Sdk,
  body: Schemas['ValidateEkycRequest'],
  options?: CallOptions,
) => Promise<Schemas['FoundIdentity']> = /* @__PURE__ */ post('validateEkyc', '/v1/ekyc/validate');

/**
 * Verify the identity, and apply what was chosen.
 *
 * If name and birth date match, the identity is verified immediately, and the chosen address and gender are applied to
 * the chosen policies. Otherwise a person reviews it within seven days, and nothing is applied. 409 `found-expired` if
 * the fifteen minutes are over or it was submitted already. Idempotent by its key.
 *
 * Session: full. `POST /v1/ekyc/submit`
 *
 * @param body `Schemas['SubmitEkycRequest']`
 * @returns `Schemas['SubmittedEkyc']`
 * @throws {@link LifedeskError} 400 `file-format`; 404 `not-found`; 409 `found-expired`, `idempotency-conflict`
 */
export const submitEkyc: (
  sdk: Sdk,
  body: Schemas['SubmitEkycRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['SubmittedEkyc']> = /* @__PURE__ */ postKeyed('submitEkyc', '/v1/ekyc/submit');

/**
 * Delete what we got from Aadhaar.
 *
 * Withdraws the consent: what the Aadhaar authority told us is deleted, and the identity is open again. A changed
 * address stays, because it belongs to the policy. 404 if there is nothing to delete. Idempotent by its key.
 *
 * Session: full. `POST /v1/ekyc/delete`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['DeletedEkyc']`
 * @throws {@link LifedeskError} 404 `not-found`; 409 `idempotency-conflict`
 */
export const deleteEkyc: (
  sdk: Sdk,
  body: Schemas['EmptyBody'],
  options: KeyedCallOptions,
) => Promise<Schemas['DeletedEkyc']> = /* @__PURE__ */ postKeyed('deleteEkyc', '/v1/ekyc/delete');

/**
 * Annuities and their life certificates.
 *
 * When each certificate opens, is due and ends its grace period, what is held, how many tries are left, and the ways
 * that need no camera.
 *
 * Session: full. `POST /v1/lifecertificate/eligibility`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['LifeCertificates']`
 */
export const lifeCertificateEligibility: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['LifeCertificates']> = /* @__PURE__ */ post(
  'lifeCertificateEligibility',
  '/v1/lifecertificate/eligibility',
);

/**
 * Check that the picture shows one living person.
 *
 * The picture travels in the body, is passed on for the check and forgotten. At most 3 tries in 24 hours; then 429,
 * and the other ways are open. 409 `not-due` before the certificate opens, `already-given` if it was given.
 *
 * Session: full. `POST /v1/lifecertificate/selfieliveness`
 *
 * @param body `Schemas['SelfieLivenessRequest']`
 * @returns `Schemas['Liveness']`
 * @throws {@link LifedeskError} 400 `file-format`; 404 `not-found`; 409 `already-given`, `not-due`
 */
export const selfieLiveness: (
  sdk: Sdk,
  body: Schemas['SelfieLivenessRequest'],
  options?: CallOptions,
) => Promise<Schemas['Liveness']> = /* @__PURE__ */ post('selfieLiveness', '/v1/lifecertificate/selfieliveness');

/**
 * Send an OTP of the Aadhaar authority for a life certificate.
 *
 * As `ekycOtp`, after a picture that passed. 409 `liveness-expired` if its ten minutes are over.
 *
 * Session: full. `POST /v1/lifecertificate/aadhaarotp`
 *
 * @param body `Schemas['LifeCertificateOtpRequest']`
 * @returns `Schemas['AadhaarOtp']`
 * @throws {@link LifedeskError} 409 `liveness-expired`, `mobile-not-linked`, `id-inactive`; 429 `resend-too-soon`,
 * `resend-limit`
 */
export const lifeCertificateAadhaarOtp: (
  sdk: Sdk,
  body: Schemas['LifeCertificateOtpRequest'],
  options?: CallOptions,
) => Promise<Schemas['AadhaarOtp']> = /* @__PURE__ */ post(
  'lifeCertificateAadhaarOtp',
  '/v1/lifecertificate/aadhaarotp',
);

/**
 * Check the OTP of the Aadhaar authority for a life certificate.
 *
 * If name and birth date are the annuitant's, `identityToken` allows the comparison. If they are not, no try of the
 * face is used, and another way is open.
 *
 * Session: full. `POST /v1/lifecertificate/validateaadhaarotp`
 *
 * @param body `Schemas['ValidateLifeCertificateOtpRequest']`
 * @returns `Schemas['CertificateIdentity']`
 * @throws {@link LifedeskError} 401 `otp-wrong`, `otp-expired`, `invalid-login`; 402 `otp-burnt`; 409
 * `liveness-expired`, `identity-expired`
 */
export const validateLifeCertificateAadhaarOtp: (
  sdk: Sdk,
  body: Schemas['ValidateLifeCertificateOtpRequest'],
  options?: CallOptions,
) => Promise<Schemas['CertificateIdentity']> = /* @__PURE__ */ post(
  'validateLifeCertificateAadhaarOtp',
  '/v1/lifecertificate/validateaadhaarotp',
);

/**
 * Compare the picture with the one of the Aadhaar authority.
 *
 * Done by the party that checked the picture. Only the score, its band and the version of the model are kept. At most
 * 3 tries in 24 hours; then 429, and the other ways are open.
 *
 * Session: full. `POST /v1/lifecertificate/facecompare`
 *
 * @param body `Schemas['CompareFaceRequest']`
 * @returns `Schemas['FaceComparison']`
 * @throws {@link LifedeskError} 409 `liveness-expired`, `identity-expired`
 */
export const compareFace: (
  sdk: Sdk,
  body: Schemas['CompareFaceRequest'],
  options?: CallOptions,
) => Promise<Schemas['FaceComparison']> = /* @__PURE__ */ post('compareFace', '/v1/lifecertificate/facecompare');

/**
 * Give the life certificate.
 *
 * One certificate serves all chosen annuities of one person. What was held is ordered in the same transaction. Another
 * way is reviewed by a person or arranged; nothing is held while a person decides. 409 `already-given` with the date
 * in the list, `not-due` before it opens, `identity-expired` if the comparison is too old. Idempotent by its key.
 *
 * Session: full. `POST /v1/lifecertificate/submit`
 *
 * @param body `Schemas['SubmitLifeCertificateRequest']`
 * @returns `Schemas['SubmittedLifeCertificate']`
 * @throws {@link LifedeskError} 400 `file-format`; 404 `not-found`; 409 `already-given`, `not-due`,
 * `identity-expired`, `idempotency-conflict`
 */
export const submitLifeCertificate: (
  sdk: Sdk,
  body: Schemas['SubmitLifeCertificateRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['SubmittedLifeCertificate']> = /* @__PURE__ */ postKeyed(
  'submitLifeCertificate',
  '/v1/lifecertificate/submit',
);
