import { checkMobile } from '@lifedesk/rules';
import { handler, ok } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { listInterests } from './recommend.ts';
import { registerInterest, withdrawInterest } from './register-interest.ts';

export default handler('submitRecommendedPlanPublic', async ({ body, client }, deps) => {
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
