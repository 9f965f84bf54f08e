import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { ownRequest } from './own-request.ts';
import { tellRequests } from './tell-requests.ts';

export default sessionHandler('queryTicketStatus', async ({ body, session }, { db }) => {
  const [told] = await tellRequests(db, [await ownRequest(db, session.customerId, body.ticket)]);
  if (!told) throw problem('ticket-invalid');
  return ok(told);
});
