import type { SessionKind } from '@lifedesk/journey/service';
import {
  recommendedPlans,
  recommendedPlansPartial,
  recommendedPlansPublic,
  type Schemas,
  type Sdk,
  submitRecommendedPlan,
  submitRecommendedPlanPartial,
  submitRecommendedPlanPublic,
} from '@lifedesk/sdk';

export type Recommended = Schemas['RecommendedPlans'];
export type RecommendedPlan = Schemas['RecommendedPlan'];
export type PlanInterest = Schemas['PlanInterest'];
export type Answers = Schemas['SuitabilityAnswers'];
export type CallWindow = Schemas['CallWindow'];

/** The version of the notice that the person agrees to: the texts of `InterestForm`. */
const NOTICE = '2026-11';
/** Where a device without a session keeps its key. It names no one. */
const KEY = 'plansKey';

/** Which of the three variants a session asks. */
export type Variant = 'full' | 'partial' | 'public';
export const variantOf = (session: SessionKind): Variant =>
  session === 'full' || session === 'partial' ? session : 'public';

interface CallOptions {
  readonly signal?: AbortSignal;
  readonly silent?: true;
  readonly background: true;
}

/** Plans judged by the answers, what is registered, and whether the date of birth is needed. */
export function askPlans(
  sdk: Sdk,
  variant: Variant,
  answers: Answers | undefined,
  options: CallOptions,
): Promise<Recommended> {
  const body = answers ? { answers } : {};
  if (variant === 'full') return recommendedPlans(sdk, body, options);
  if (variant === 'partial') return recommendedPlansPartial(sdk, body, options);
  const ownKey = sdk.session.store.get('local', KEY);
  return recommendedPlansPublic(sdk, { ...body, ...(ownKey && { ownKey }) }, options);
}

/** Whom to call, without a session. */
export interface Caller {
  readonly firstName: string;
  readonly mobileNumber: string;
  readonly language: 'en' | 'hi';
}

export interface Interest {
  readonly cardName: string;
  readonly answers: Answers;
  readonly callWindow: CallWindow;
  readonly caller: Caller | undefined;
}

/** Registers interest. Sent twice, it is registered once. */
export async function sendInterest(
  sdk: Sdk,
  variant: Variant,
  { caller, ...interest }: Interest,
): Promise<readonly PlanInterest[]> {
  const body = {
    action: 'interested',
    ...interest,
    consent: { purpose: 'call-about-plan', isGiven: true, notice: NOTICE },
    channelType: 'website',
  } as const;
  const options = { background: true } as const;
  if (variant === 'full') return (await submitRecommendedPlan(sdk, body, options)).interests;
  if (variant === 'partial') return (await submitRecommendedPlanPartial(sdk, body, options)).interests;
  if (!caller) throw new Error('without a session the form asks whom to call');
  return (await submitRecommendedPlanPublic(sdk, { ...body, ...caller, ownKey: keyOf(sdk) }, options)).interests;
}

export async function sendWithdrawal(sdk: Sdk, variant: Variant, cardName: string): Promise<readonly PlanInterest[]> {
  const body = { action: 'withdraw', cardName } as const;
  const options = { background: true } as const;
  if (variant === 'full') return (await submitRecommendedPlan(sdk, body, options)).interests;
  if (variant === 'partial') return (await submitRecommendedPlanPartial(sdk, body, options)).interests;
  return (await submitRecommendedPlanPublic(sdk, { ...body, ownKey: keyOf(sdk) }, options)).interests;
}

/** Does not recommend the plan again. Without a session nothing is known of the person, and nothing is sent. */
export async function sendRefusal(sdk: Sdk, variant: Variant, cardName: string): Promise<void> {
  const body = { action: 'not-interested', cardName } as const;
  if (variant === 'full') await submitRecommendedPlan(sdk, body, { background: true });
  if (variant === 'partial') await submitRecommendedPlanPartial(sdk, body, { background: true });
}

/** The key of this device, made when it is first needed. */
function keyOf({ session: { store } }: Sdk): string {
  const known = store.get('local', KEY);
  if (known) return known;
  const made = crypto.randomUUID();
  store.set('local', KEY, made);
  return made;
}
