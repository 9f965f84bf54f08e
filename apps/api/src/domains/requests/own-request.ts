import { checkTicketNumber } from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import { problem } from '../../platform/problem.ts';
import { findRequest, type RequestRow } from './store.ts';

/** Finds a request by its typed number. Throws `ticket-invalid` if it is not the customer's. */
export async function ownRequest(db: Db, customerId: number, typed: string): Promise<RequestRow> {
  const check = checkTicketNumber(typed);
  const request = check.valid ? await findRequest(db, customerId, check.value) : undefined;
  if (!request) throw problem('ticket-invalid');
  return request;
}
