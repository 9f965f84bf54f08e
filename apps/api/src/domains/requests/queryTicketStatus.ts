import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { today } from '../../platform/today.ts';
import { ownRequest } from './own-request.ts';
import { toRequestDtos } from './request-dto.ts';

export default sessionHandler('queryTicketStatus', async ({ body, session }, deps) => {
  const own = await ownRequest(deps.db, session.customerId, body.ticket);
  const [request] = await toRequestDtos(deps, [own], today(deps.clock));
  if (!request) throw problem('ticket-invalid');
  return ok(request);
});
