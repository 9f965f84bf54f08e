import { ok, sessionHandler } from '../../../platform/contract/handler.ts';
import { problem, validationProblem } from '../../../platform/problem.ts';
import { acknowledge, CANCELLED_NOTES, cancelRequest, ownRequest, registeredContacts } from '../../requests/public.ts';

export default sessionHandler('cancelSurrender', async ({ body, session }, { db, clock }) => {
  const { customerId } = session;
  const request = await ownRequest(db, customerId, body.ticket);
  if (request.type !== 'surrender-request') throw problem('ticket-invalid');
  const { language } = await registeredContacts(db, customerId);
  const cancelled = await db
    .transaction()
    .execute((transaction) => cancelRequest(transaction, request, CANCELLED_NOTES[language], clock.now()));
  if (!cancelled) throw validationProblem('/ticket', 'must not be taken up yet');
  return ok(acknowledge(cancelled));
});
