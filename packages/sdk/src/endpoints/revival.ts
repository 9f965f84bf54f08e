// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { type KeyedCallOptions, post, postKeyed, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * Lapsed policies.
 *
 * Each with whether it can be revived, and the clause of the rule that decided.
 *
 * Session: full. `POST /v1/revival/eligiblepolicies`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['RevivalPolicies']`
 */
export const revivalEligiblePolicies: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['RevivalPolicies']> = /* @__PURE__ */ post(
  'revivalEligiblePolicies',
  '/v1/revival/eligiblepolicies',
);

/**
 * What a lapsed policy needs.
 *
 * And what was saved from an earlier attempt, or already requested.
 *
 * Session: full. `POST /v1/revival/basicdetails`
 *
 * @param body `Schemas['RevivalRequest']`
 * @returns `Schemas['RevivalBasicDetails']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const revivalBasicDetails: (
  sdk: Sdk,
  body: Schemas['RevivalRequest'],
  options?: CallOptions,
) => Promise<Schemas['RevivalBasicDetails']> = /* @__PURE__ */ post('revivalBasicDetails', '/v1/revival/basicdetails');

/**
 * Current dues and schemes.
 *
 * 400 if the policy cannot be revived; the client shows no toast.
 *
 * Session: full. `POST /v1/revival/latestdetails`
 *
 * @param body `Schemas['RevivalRequest']`
 * @returns `Schemas['RevivalLatestDetails']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const revivalLatestDetails: (
  sdk: Sdk,
  body: Schemas['RevivalRequest'],
  options?: CallOptions,
) => Promise<Schemas['RevivalLatestDetails']> = /* @__PURE__ */ post(
  'revivalLatestDetails',
  '/v1/revival/latestdetails',
);

/**
 * Send the quote by email.
 *
 * To the registered address. At most five an hour.
 *
 * Session: full. `POST /v1/revival/email`
 *
 * @param body `Schemas['RevivalSchemeRequest']`
 * @returns `Schemas['RevivalQuoteSent']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const emailRevivalQuote: (
  sdk: Sdk,
  body: Schemas['RevivalSchemeRequest'],
  options?: CallOptions,
) => Promise<Schemas['RevivalQuoteSent']> = /* @__PURE__ */ post('emailRevivalQuote', '/v1/revival/email');

/**
 * The cost of a scheme.
 *
 * And the premium from then on. 400 if the policy cannot be revived this way.
 *
 * Session: full. `POST /v1/revival/checkpremium`
 *
 * @param body `Schemas['RevivalSchemeRequest']`
 * @returns `Schemas['RevivalPremium']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const checkRevivalPremium: (
  sdk: Sdk,
  body: Schemas['RevivalSchemeRequest'],
  options?: CallOptions,
) => Promise<Schemas['RevivalPremium']> = /* @__PURE__ */ post('checkRevivalPremium', '/v1/revival/checkpremium');

/**
 * Save a revival, or request it.
 *
 * 400 `amount-refused` if the total is not today's, 409 `duplicate` if it is already requested. Idempotent by its key.
 *
 * Session: full. `POST /v1/revival/submit`
 *
 * @param body `Schemas['SubmitRevivalRequest']`
 * @returns `Schemas['SubmitRevivalAnswer']`
 * @throws {@link LifedeskError} 400 `amount-refused`; 404 `not-found`; 409 `duplicate`, `idempotency-conflict`
 */
export const submitRevival: (
  sdk: Sdk,
  body: Schemas['SubmitRevivalRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['SubmitRevivalAnswer']> = /* @__PURE__ */ postKeyed('submitRevival', '/v1/revival/submit');

/**
 * Lapsed policies, and how to reinstate them.
 *
 * With the way to put each back in force today, as one rule decides, and for policies that can be reinstated the
 * amount due with its late fee. Pay it with createPayment, purpose revival.
 *
 * Session: full. `POST /v1/reinstatement/policies`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['ReinstatementPolicies']`
 */
export const reinstatementPolicies: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['ReinstatementPolicies']> = /* @__PURE__ */ post(
  'reinstatementPolicies',
  '/v1/reinstatement/policies',
);
