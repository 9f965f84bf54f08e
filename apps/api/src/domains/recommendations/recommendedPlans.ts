import type { components } from '@lifedesk/contract';
import { maskPhone } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { handler, ok, sessionHandler } from '../../platform/contract/handler.ts';
import { today } from '../../platform/today.ts';
import { findInterests } from './interests.store.ts';
import { canSell, judgePlans } from './judge-plans.ts';
import { type Visitor, visitorOf } from './person.ts';
import { findRefused, isBannerHidden } from './store.ts';

export const recommendedPlans = sessionHandler('recommendedPlans', async ({ body, session }, deps) =>
  ok(await recommend(deps, await visitorOf(deps.db, session), body.answers)),
);

export const recommendedPlansPartial = sessionHandler('recommendedPlansPartial', async ({ body, session }, deps) =>
  ok(await recommend(deps, await visitorOf(deps.db, session), body.answers)),
);

export const recommendedPlansPublic = handler('recommendedPlansPublic', async ({ body: { answers, ownKey } }, deps) =>
  ok(await recommend(deps, { kind: 'public', ownKey }, answers)),
);

type Answer = components['schemas']['RecommendedPlans'];
type PlanInterest = components['schemas']['PlanInterest'];

/** The banner, the plans judged by the answers if there are any, and the registered interests. */
async function recommend(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  asker: Visitor,
  answers: components['schemas']['SuitabilityAnswers'] | undefined,
): Promise<Answer> {
  const date = today(clock);
  const customer = asker.kind === 'public' ? undefined : asker;
  const plans = answers === undefined ? [] : await judgePlans(db, asker, answers, date);
  const [interests, isHidden, refused, isAllowed] = await Promise.all([
    listInterests({ db }, asker),
    customer ? isBannerHidden(db, customer.customerId, customer.kind) : false,
    customer ? findRefused(db, customer.customerId, customer.kind) : new Set<string>(),
    canSell(db, asker, date),
  ]);
  return {
    displayBanner: isAllowed && !isHidden && interests.length === 0,
    isBannerSuppressed: isHidden,
    needsDob: !customer?.birthDate,
    ...(customer?.mobile && { mobileNumber: maskPhone(customer.mobile) }),
    plans: plans.filter(({ cardName }) => !refused.has(cardName)),
    interests,
  };
}

export async function listInterests({ db }: Pick<Deps, 'db'>, asker: Visitor): Promise<PlanInterest[]> {
  const rows = await findInterests(db, asker);
  return rows.map((row) => ({
    cardName: row.plan_code,
    planName: row.plan_name,
    reference: row.reference,
    registeredAt: row.registered_at.toISOString(),
    callWindow: row.call_window,
  }));
}
