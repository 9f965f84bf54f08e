import type { Deps } from '../../deps.ts';
import type { Session } from '../../platform/access/session.ts';
import { createSessions } from '../../platform/access/sessions.ts';
import { answer, sessionHandler } from '../../platform/contract/handler.ts';
import { assertOwnClientId, resolvePolicyRef } from '../policies/public.ts';

interface OwnPolicyCall {
  readonly session: Session;
  readonly body: { readonly policyNo?: string };
}

/** Ends the session. A policy number that is given must be the customer's. */
async function endOwnSession({ body, session }: OwnPolicyCall, deps: Deps) {
  if (body.policyNo !== undefined) await resolvePolicyRef(deps.db, session, body.policyNo);
  await createSessions(deps).end(session);
  return answer(204, null);
}

export const logout = sessionHandler('logout', endOwnSession);
export const expireSession = sessionHandler('expireSession', endOwnSession);
export const expireApplicationSession = sessionHandler('expireApplicationSession', endOwnSession);

interface OwnClientCall {
  readonly session: Session;
  readonly body: { readonly clientId: string };
}

async function endCompanySession({ body, session }: OwnClientCall, deps: Deps) {
  assertOwnClientId(session, body.clientId);
  await createSessions(deps).end(session);
  return answer(204, null);
}

export const corporateLogout = sessionHandler('corporateLogout', endCompanySession);
export const corporateExpireSession = sessionHandler('corporateExpireSession', endCompanySession);
