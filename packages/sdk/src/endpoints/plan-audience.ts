import type { CallOptions } from '../transport/call.ts';
import type { AnswerOf, BodyOf, Schemas } from '../transport/endpoint.ts';
import { stateOf } from '../transport/require-sdk.ts';
import type { Sdk } from '../transport/sdk.ts';
import {
  recommendedPlans,
  recommendedPlansPartial,
  recommendedPlansPublic,
  submitRecommendedPlan,
  submitRecommendedPlanPartial,
  submitRecommendedPlanPublic,
} from './recommendations.ts';

/*
 * Recommended plans, in the variant of the session: full, payments-only, or for visitors, which also serves companies.
 * Separate from the others (`audience.ts`), which more pages need.
 */

/**
 * Plans judged by the person's answers, and their registered interests.
 * @param body `ownKey` is the key of this device, which identifies a visitor; it is sent for visitors only
 */
export async function viewPlans(
  sdk: Sdk,
  { ownKey, ...body }: BodyOf<'recommendedPlansPublic'>,
  options?: CallOptions,
): Promise<AnswerOf<'recommendedPlans'>> {
  const { kind } = stateOf(sdk);
  if (kind === 'full') return recommendedPlans(sdk, body, options);
  if (kind === 'partial') return recommendedPlansPartial(sdk, body, options);
  return recommendedPlansPublic(sdk, { ...body, ...(ownKey !== undefined && { ownKey }) }, options);
}

type Wish = BodyOf<'submitRecommendedPlan'>;

/** What a visitor without a session sends as well: the key of the device, and with an interest whom to call. */
export type PlanVisitor = Pick<Schemas['WithdrawInterestPublicRequest'], 'ownKey'> &
  Partial<Pick<Schemas['InterestedPublicRequest'], 'firstName' | 'mobileNumber' | 'language'>>;

/**
 * Registers interest in a plan or withdraws it, hides a plan or the banner.
 * @param visitor for visitors only; without it nothing is sent for them. They cannot hide a plan, since we store
 * nothing about them.
 * @returns what is registered now; undefined if nothing was sent
 */
export async function submitPlan(
  sdk: Sdk,
  wish: Wish,
  visitor?: () => PlanVisitor,
  options?: CallOptions,
): Promise<AnswerOf<'submitRecommendedPlan'> | undefined> {
  const { kind } = stateOf(sdk);
  if (kind === 'full') return submitRecommendedPlan(sdk, wish, options);
  if (kind === 'partial') return submitRecommendedPlanPartial(sdk, wish, options);
  if (!visitor || (wish.action !== 'withdraw' && wish.action !== 'interested')) return undefined;
  const { ownKey, firstName = '', mobileNumber = '', language } = visitor();
  if (wish.action === 'withdraw') return submitRecommendedPlanPublic(sdk, { ...wish, ownKey }, options);
  const caller = { firstName, mobileNumber, ...(language && { language }) };
  return submitRecommendedPlanPublic(sdk, { ...wish, ...caller, ownKey }, options);
}
