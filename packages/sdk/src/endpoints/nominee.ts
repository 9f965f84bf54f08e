// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { type KeyedCallOptions, post, postKeyed, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * Policies whose nominee can be changed.
 *
 * Those that have neither matured nor been surrendered, and for which no claim is registered.
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
 * People who can be nominees.
 *
 * Those whom the insurer knows already as nominees of the customer.
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
 * With appointees, and the challenge that updateNominees asks for.
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
 * Shares of those who stay are whole percent and sum to 100; a minor needs an appointee of age; whoever is nominee now
 * is named, with edited `Delete` where removed. Confirmed by an OTP. Idempotent by its key.
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
