import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { ownRequest } from './own-request.ts';
import { toRequestDtos } from './request-dto.ts';

export default sessionHandler('queryTicketStatus', async ({ body, session }, { db }) => {
  const [request] = await toRequestDtos(db, [await ownRequest(db, session.customerId, body.ticket)]);
  if (!request) throw problem('ticket-invalid');
  return ok(request);
});
