// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { post, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * Plans that fit a person's answers.
 *
 * With answers, every plan is evaluated; without them, it returns only the banner and registered interest. The date of
 * birth is the registered one.
 *
 * Most apps call `viewPlans`, which chooses the audience.
 *
 * Session: full. `POST /v1/recommendedplans`
 *
 * @param body `Schemas['RecommendedPlansRequest']`
 * @returns `Schemas['RecommendedPlans']`
 */
export const recommendedPlans: (
  sdk: Sdk,
  body?: Schemas['RecommendedPlansRequest'],
  options?: CallOptions,
) => Promise<Schemas['RecommendedPlans']> = /* @__PURE__ */ post('recommendedPlans', '/v1/recommendedplans');

/**
 * Plans that fit a person's answers.
 *
 * The same without an OTP: it asks for the date of birth, and lists only interest registered in such a session.
 *
 * Most apps call `viewPlans`, which chooses the audience.
 *
 * Session: payments-only. `POST /v1/payment/recommendedplans`
 *
 * @param body `Schemas['RecommendedPlansRequest']`
 * @returns `Schemas['RecommendedPlans']`
 */
export const recommendedPlansPartial: (
  sdk: Sdk,
  body?: Schemas['RecommendedPlansRequest'],
  options?: CallOptions,
) => Promise<Schemas['RecommendedPlans']> = /* @__PURE__ */ post(
  'recommendedPlansPartial',
  '/v1/payment/recommendedplans',
);

/**
 * Plans that fit a person's answers.
 *
 * The same without a session: it knows no one, and lists interest registered with the device's key.
 *
 * Most apps call `viewPlans`, which chooses the audience.
 *
 * Session: none. `POST /v1/public/recommendedplans`
 *
 * @param body `Schemas['RecommendedPlansPublicRequest']`
 * @returns `Schemas['RecommendedPlans']`
 */
export const recommendedPlansPublic: (
  sdk: Sdk,
  body?: Schemas['RecommendedPlansPublicRequest'],
  options?: CallOptions,
) => Promise<Schemas['RecommendedPlans']> = /* @__PURE__ */ post(
  'recommendedPlansPublic',
  '/v1/public/recommendedplans',
);

/**
 * Register or withdraw interest in a plan, or hide it.
 *
 * The same person is registered for the same plan once, even if the call is repeated. Only for a plan that fits the
 * answers; otherwise 400 `validation`. A withdrawal deletes the interest and informs the people who would call.
 *
 * Most apps call `submitPlan`, which chooses the audience.
 *
 * Session: full. `POST /v1/recommendedplans/submit`
 *
 * @param body `Schemas['SubmitRecommendedPlanRequest']`
 * @returns `Schemas['SubmittedRecommendedPlan']`
 */
export const submitRecommendedPlan: (
  sdk: Sdk,
  body: Schemas['SubmitRecommendedPlanRequest'],
  options?: CallOptions,
) => Promise<Schemas['SubmittedRecommendedPlan']> = /* @__PURE__ */ post(
  'submitRecommendedPlan',
  '/v1/recommendedplans/submit',
  { idempotent: true },
);

/**
 * Register or withdraw interest in a plan, or hide it.
 *
 * The same person is registered for the same plan once, even if the call is repeated. Only for a plan that fits the
 * answers; otherwise 400 `validation`. A withdrawal deletes the interest and informs the people who would call.
 *
 * Most apps call `submitPlan`, which chooses the audience.
 *
 * Session: payments-only. `POST /v1/payment/recommendedplans/submit`
 *
 * @param body `Schemas['SubmitRecommendedPlanRequest']`
 * @returns `Schemas['SubmittedRecommendedPlan']`
 */
export const submitRecommendedPlanPartial: (
  sdk: Sdk,
  body: Schemas['SubmitRecommendedPlanRequest'],
  options?: CallOptions,
) => Promise<Schemas['SubmittedRecommendedPlan']> = /* @__PURE__ */ post(
  'submitRecommendedPlanPartial',
  '/v1/payment/recommendedplans/submit',
  { idempotent: true },
);

/**
 * Register or withdraw interest in a plan.
 *
 * The same person is registered for the same plan once, even if the call is repeated. Only for a plan that fits the
 * answers; otherwise 400 `validation`. A withdrawal deletes the interest and informs the people who would call.
 *
 * Most apps call `submitPlan`, which chooses the audience.
 *
 * Session: none. `POST /v1/public/recommendedplans/submit`
 *
 * @param body `Schemas['SubmitRecommendedPlanPublicRequest']`
 * @returns `Schemas['SubmittedRecommendedPlan']`
 */
export const submitRecommendedPlanPublic: (
  sdk: Sdk,
  body: Schemas['SubmitRecommendedPlanPublicRequest'],
  options?: CallOptions,
) => Promise<Schemas['SubmittedRecommendedPlan']> = /* @__PURE__ */ post(
  'submitRecommendedPlanPublic',
  '/v1/public/recommendedplans/submit',
  { idempotent: true },
);
