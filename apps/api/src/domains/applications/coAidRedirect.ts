import { countedAs } from '../../platform/access/account.ts';
import { LIMITS } from '../../platform/access/limits/limit-table.ts';
import { createLimits } from '../../platform/access/limits/limits.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { LookupError } from '../../ports/lookup-error.ts';
import { helpOf } from './application-dto.ts';
import { ownApplication } from './own-application.ts';

export default sessionHandler('coAidRedirect', async ({ body, session }, deps) => {
  const { applicationNo, purpose } = body;
  const loaded = await ownApplication(deps, session, applicationNo);
  const { helpPartner } = deps;
  if (!helpPartner || !helpOf(loaded).includes(purpose)) throw problem('stage');
  await createLimits(deps).reserveOrThrow(LIMITS.partnerLinks, countedAs(session));
  try {
    const { url, expiresAt } = await helpPartner.createLink({ applicationNo, purpose });
    return ok({ redirectUrl: url, expiresAt: expiresAt.toISOString() });
  } catch (error) {
    if (error instanceof LookupError) throw problem('upstream-failed', { cause: error });
    throw error;
  }
});
