// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { type KeyedCallOptions, post, postKeyed, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * Policies whose nominees can be changed.
 *
 * Policies that have not matured or been surrendered, and have no registered claim.
 *
 * Session: full. `POST /v1/nominee/eligiblepolicies`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['NomineePolicies']`
 */
export const nomineeEligiblePolicies: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['NomineePolicies']> = /* @__PURE__ */ post(
  'nomineeEligiblePolicies',
  '/v1/nominee/eligiblepolicies',
);

/**
 * People who can become nominees.
 *
 * People whom the insurer already knows as the customer's nominees.
 *
 * Session: full. `POST /v1/nominee/eligiblenominees`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['KnownPeople']`
 */
export const eligibleNominees: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['KnownPeople']> = /* @__PURE__ */ post('eligibleNominees', '/v1/nominee/eligiblenominees');

/**
 * Nominees of a policy.
 *
 * With appointees, and the challenge for updateNominees.
 *
 * Session: full. `POST /v1/nominee/fetch`
 *
 * @param body `Schemas['NomineesRequest']`
 * @returns `Schemas['NomineesAnswer']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const nominees: (
  sdk: Sdk,
  body: Schemas['NomineesRequest'],
  options?: CallOptions,
) => Promise<Schemas['NomineesAnswer']> = /* @__PURE__ */ post('nominees', '/v1/nominee/fetch');

/**
 * Change the nominees of a policy.
 *
 * Shares of remaining nominees are whole percentages and add up to 100. A minor needs an adult appointee. Every
 * current nominee is listed, with edited `Delete` if removed. Confirmed by an OTP. Idempotent by its key.
 *
 * Session: full. `POST /v1/nominee/update`
 *
 * @param body `Schemas['UpdateNomineesRequest']`
 * @returns `Schemas['Acknowledgement']`
 * @throws {@link LifedeskError} 401 `otp-wrong`, `otp-expired`, `invalid-login`; 402 `otp-burnt`; 403 `otp-blocked`;
 * 404 `not-found`; 409 `idempotency-conflict`
 */
export const updateNominees: (
  sdk: Sdk,
  body: Schemas['UpdateNomineesRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['Acknowledgement']> = /* @__PURE__ */ postKeyed('updateNominees', '/v1/nominee/update');
