import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { findOwnStop } from './own-stop.ts';

export default sessionHandler('validateAutoDebitTicket', async ({ body, session }, { db }) => {
  const { ticket, made_at, policy_nos: policyNos } = await findOwnStop(db, session.customerId, body.ticket);
  return ok({ ticket, madeAt: made_at.toISOString(), policyNos });
});
