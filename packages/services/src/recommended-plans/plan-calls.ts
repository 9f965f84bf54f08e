import { inBackground } from '@lifedesk/journey';
import type { SessionKind } from '@lifedesk/journey/service';
import { type CallOptions, type PlanVisitor, type Schemas, type Sdk, submitPlan, viewPlans } from '@lifedesk/sdk';

export type RecommendedPlans = Schemas['RecommendedPlans'];
export type RecommendedPlan = Schemas['RecommendedPlan'];
export type PlanInterest = Schemas['PlanInterest'];
export type Answers = Schemas['SuitabilityAnswers'];
export type CallWindow = Schemas['CallWindow'];

/** The version of the notice that the person agrees to: the texts of `InterestForm`. */
const NOTICE = '2026-11';
/** The storage key for the key of a device without a session. It identifies no one. */
const KEY = 'plansKey';

/** Which of the three variants a session uses. */
export type Variant = 'full' | 'partial' | 'public';
export const variantOf = (session: SessionKind): Variant =>
  session === 'full' || session === 'partial' ? session : 'public';

/** Plans judged by the answers, what is registered, and whether the date of birth is needed. */
export function loadPlans(sdk: Sdk, answers: Answers | undefined, options: CallOptions): Promise<RecommendedPlans> {
  const ownKey = sdk.session.store.get('local', KEY);
  return viewPlans(sdk, { ...(answers && { answers }), ...(ownKey && { ownKey }) }, options);
}

/** Whom to call, without a session. */
export type Caller = Required<Omit<PlanVisitor, 'ownKey'>>;

export interface Interest {
  readonly cardName: string;
  readonly answers: Answers;
  readonly callWindow: CallWindow;
  readonly caller: Caller | undefined;
}

/** Registers interest. Sending it twice registers it once. */
export async function sendInterest(sdk: Sdk, { caller, ...interest }: Interest): Promise<readonly PlanInterest[]> {
  const consent = { purpose: 'call-about-plan', isGiven: true, notice: NOTICE } as const;
  const wish = { action: 'interested', ...interest, consent, channelType: 'website' } as const;
  const answer = await submitPlan(sdk, wish, () => ({ ...caller, ownKey: keyOf(sdk) }), inBackground);
  return answer?.interests ?? [];
}

export async function sendWithdrawal(sdk: Sdk, cardName: string): Promise<readonly PlanInterest[]> {
  const wish = { action: 'withdraw', cardName } as const;
  const answer = await submitPlan(sdk, wish, () => ({ ownKey: keyOf(sdk) }), inBackground);
  return answer?.interests ?? [];
}

/** Does not recommend the plan again. Without a session we know nothing of the person and send nothing. */
export async function sendRefusal(sdk: Sdk, cardName: string): Promise<void> {
  await submitPlan(sdk, { action: 'not-interested', cardName }, undefined, inBackground);
}

/** The key of this device, created when it is first needed. */
function keyOf({ session: { store } }: Sdk): string {
  const known = store.get('local', KEY);
  if (known) return known;
  const made = crypto.randomUUID();
  store.set('local', KEY, made);
  return made;
}
