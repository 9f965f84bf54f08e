import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { proofTicket } from './proof-ticket.ts';

export default sessionHandler('validatePaymentProofTicket', async ({ body, session }, { db }) => {
  const { ticket, made_at, policy_nos } = await proofTicket(db, session.customerId, body.ticket);
  return ok({ ticket, madeAt: made_at.toISOString(), policyNos: policy_nos });
});
