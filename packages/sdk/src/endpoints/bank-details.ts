// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { type KeyedCallOptions, post, postKeyed, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * Bank account by policy.
 *
 * Account numbers masked.
 *
 * Session: full. `POST /v1/neft/fetch`
 *
 * @param body `Schemas['FetchNeftRequest']`
 * @returns `Schemas['NeftPolicies']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const fetchNeft: (
  sdk: Sdk,
  body?: Schemas['FetchNeftRequest'],
  options?: CallOptions,
) => Promise<Schemas['NeftPolicies']> = /* @__PURE__ */ post('fetchNeft', '/v1/neft/fetch');

/**
 * Verify who owns a bank account.
 *
 * First step of a change: verifies the account with a small payment. 400 with a pointer if the IFSC is unknown, the
 * numbers differ or the bank does not know the account. At most ten in half an hour.
 *
 * Session: full. `POST /v1/neft/verify`
 *
 * @param body `Schemas['VerifyNeftRequest']`
 * @returns `Schemas['VerifyNeftAnswer']`
 */
export const verifyNeftDetails: (
  sdk: Sdk,
  body: Schemas['VerifyNeftRequest'],
  options?: CallOptions,
) => Promise<Schemas['VerifyNeftAnswer']> = /* @__PURE__ */ post('verifyNeftDetails', '/v1/neft/verify');

/**
 * Find the bank of an IFSC.
 *
 * 404 if the code does not exist.
 *
 * Session: full. `POST /v1/neft/bankdetails`
 *
 * @param body `Schemas['BankRequest']`
 * @returns `Schemas['Bank']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const bankDetails: (sdk: Sdk, body: Schemas['BankRequest'], options?: CallOptions) => Promise<Schemas['Bank']> =
  /* @__PURE__ */ post('bankDetails', '/v1/neft/bankdetails');

/**
 * Change the bank account.
 *
 * Changes the account for the named policies, as it was verified, confirmed by an OTP. If the names differ, it needs a
 * proof, and the account is pending until staff have reviewed it. Holds payouts for the cooling-off period. Idempotent
 * by its key.
 *
 * Session: full. `POST /v1/neft/update`
 *
 * @param body `Schemas['UpdateNeftRequest']`
 * @returns `Schemas['Acknowledgement']`
 * @throws {@link LifedeskError} 400 `file-format`; 401 `otp-wrong`, `otp-expired`, `invalid-login`; 402 `otp-burnt`;
 * 403 `otp-blocked`; 404 `not-found`; 409 `idempotency-conflict`
 */
export const updateNeft: (
  sdk: Sdk,
  body: Schemas['UpdateNeftRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['Acknowledgement']> = /* @__PURE__ */ postKeyed('updateNeft', '/v1/neft/update');
