import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import type { Db } from '../../platform/database/connect.ts';
import { problem } from '../../platform/problem.ts';
import { ownRequest, type RequestRow } from '../requests/public.ts';

export const validatePaymentProofTicket = sessionHandler(
  'validatePaymentProofTicket',
  async ({ body, session }, { db }) => {
    const { ticket, made_at, policy_nos } = await proofTicket(db, session.customerId, body.ticket);
    return ok({ ticket, madeAt: made_at.toISOString(), policyNos: policy_nos });
  },
);

/** The open complaint about a premium payment that a proof is for. Throws `ticket-invalid` for any other number. */
export async function proofTicket(db: Db, customerId: number, typed: string): Promise<RequestRow> {
  const request = await ownRequest(db, customerId, typed);
  const isOpen = request.state !== 'completed' && request.state !== 'declined';
  const isAboutPayment = request.type === 'raise-complaint' && request.payload.category === 'premium-payment';
  if (!isOpen || !isAboutPayment) throw problem('ticket-invalid');
  return request;
}
