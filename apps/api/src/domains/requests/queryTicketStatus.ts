import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { today } from '../../platform/today.ts';
import { ownRequest } from './own-request.ts';
import { toRequestDtos } from './request-dto.ts';

export default sessionHandler('queryTicketStatus', async ({ body, session }, { db, clock }) => {
  const own = await ownRequest(db, session.customerId, body.ticket);
  const [request] = await toRequestDtos(db, [own], today(clock));
  if (!request) throw problem('ticket-invalid');
  return ok(request);
});
