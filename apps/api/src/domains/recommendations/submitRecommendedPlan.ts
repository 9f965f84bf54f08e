import type { components } from '@lifedesk/contract';
import { checkMobile } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Client } from '../../platform/access/client.ts';
import type { Session } from '../../platform/access/session.ts';
import { handler, ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { registeredContacts } from '../requests/public.ts';
import { visitorOf } from './person.ts';
import { listInterests } from './recommendedPlans.ts';
import { registerInterest, withdrawInterest } from './register-interest.ts';
import { hideBanner, isBannerHidden, isPlan, refusePlan } from './store.ts';

export const submitRecommendedPlan = sessionHandler('submitRecommendedPlan', async ({ body, session, client }, deps) =>
  ok(await submitInSession(deps, { session, body, client })),
);

export const submitRecommendedPlanPartial = sessionHandler(
  'submitRecommendedPlanPartial',
  async ({ body, session, client }, deps) => ok(await submitInSession(deps, { session, body, client })),
);

export const submitRecommendedPlanPublic = handler('submitRecommendedPlanPublic', async ({ body, client }, deps) => {
  const asker = { kind: 'public', ownKey: body.ownKey } as const;
  if (body.action === 'withdraw') await withdrawInterest(deps, asker, body.cardName);
  else {
    const number = checkMobile(body.mobileNumber);
    if (!number.valid)
      throw problem('validation', { errors: [{ pointer: '/mobileNumber', detail: 'must be a mobile number' }] });
    const { e164 } = number.value;
    const contact = { name: body.firstName, mobile: e164, language: body.language ?? 'en' };
    await registerInterest(deps, asker, body, contact, client);
  }
  return ok({ isBannerSuppressed: false, interests: await listInterests(deps, asker) });
});

type Body = components['schemas']['SubmitRecommendedPlanRequest'];
type Answer = components['schemas']['SubmittedRecommendedPlan'];

/** Handles a recommendation's submission in a full or payments-only session. */
async function submitInSession(
  deps: Deps,
  { session, body, client }: { session: Session; body: Body; client: Client },
): Promise<Answer> {
  const { db, clock } = deps;
  const asker = await visitorOf(db, session);
  const { customerId } = asker;
  const side = session.kind === 'full' ? 'full' : 'partial';
  switch (body.action) {
    case 'interested': {
      const { name, mobile, language } = await registeredContacts(db, customerId);
      const number = checkMobile(mobile ?? '');
      if (!number.valid)
        throw problem('validation', { errors: [{ pointer: '/action', detail: 'needs a registered mobile number' }] });
      await registerInterest(deps, asker, body, { name, mobile: number.value.e164, language }, client);
      break;
    }
    case 'withdraw':
      await withdrawInterest(deps, asker, body.cardName);
      break;
    case 'not-interested':
      if (!(await isPlan(db, body.cardName)))
        throw problem('validation', { errors: [{ pointer: '/cardName', detail: 'must be a plan that is offered' }] });
      await refusePlan(db, customerId, side, body.cardName, clock.now());
      break;
    case 'hide-banner':
      await hideBanner(db, customerId, side, clock.now());
      break;
  }
  const [isBannerSuppressed, interests] = await Promise.all([
    isBannerHidden(db, customerId, side),
    listInterests(deps, asker),
  ]);
  return { isBannerSuppressed, interests };
}
