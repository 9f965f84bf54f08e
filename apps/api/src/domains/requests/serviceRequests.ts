import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { today } from '../../platform/today.ts';
import { resolvePolicyRef } from '../policies/public.ts';
import { ownRequest } from './own-request.ts';
import { toRequestDtos } from './request-dto.ts';
import { findRequests } from './store.ts';

export const serviceRequests = sessionHandler('serviceRequests', async ({ body, session }, deps) => {
  const { db, clock } = deps;
  const policyNo = body.policyNo === undefined ? undefined : await resolvePolicyRef(db, session, body.policyNo);
  const requests = await findRequests(db, session.customerId, policyNo);
  return ok({ serviceRequests: await toRequestDtos(deps, requests, today(clock)) });
});

export const queryTicketStatus = sessionHandler('queryTicketStatus', async ({ body, session }, deps) => {
  const own = await ownRequest(deps.db, session.customerId, body.ticket);
  const [request] = await toRequestDtos(deps, [own], today(deps.clock));
  if (!request) throw problem('ticket-invalid');
  return ok(request);
});
