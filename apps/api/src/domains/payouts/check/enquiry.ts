import type { Db } from '../../../platform/database/connect.ts';
import { problem } from '../../../platform/problem.ts';
import { ownRequest, type RequestRow } from '../../requests/public.ts';

/** A customer's enquiry by its typed number, with its policy. Throws `ticket-invalid` for any other number. */
export async function ownEnquiry(
  db: Db,
  customerId: number,
  typed: string,
  type: 'freelook-enquiry' | 'surrender-enquiry',
): Promise<{ request: RequestRow; policyNo: string }> {
  const request = await ownRequest(db, customerId, typed);
  const [policyNo] = request.policy_nos;
  if (request.type !== type || policyNo === undefined) throw problem('ticket-invalid');
  return { request, policyNo };
}
