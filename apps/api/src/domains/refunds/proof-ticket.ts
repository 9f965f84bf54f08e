import type { Db } from '../../platform/database/connect.ts';
import { problem } from '../../platform/problem.ts';
import { ownRequest, type RequestRow } from '../requests/public.ts';

/** The open complaint about a premium payment that a proof is for. Throws `ticket-invalid` for any other number. */
export async function proofTicket(db: Db, customerId: number, typed: string): Promise<RequestRow> {
  const request = await ownRequest(db, customerId, typed);
  const isOpen = request.state !== 'completed' && request.state !== 'declined';
  const isAboutPayment = request.type === 'raise-complaint' && request.payload.category === 'premium-payment';
  if (!isOpen || !isAboutPayment) throw problem('ticket-invalid');
  return request;
}
