import { checkTicketNumber } from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import { problem } from '../../platform/problem.ts';
import { findOpenStops } from './store.ts';

/**
 * Finds the open request to stop auto-debit that a branch created, by the number that the customer typed. Throws
 * `ticket-invalid` for any other.
 */
export async function findOwnStop(db: Db, customerId: number, typed: string, policyNo?: string) {
  const check = checkTicketNumber(typed);
  const stops = check.valid ? await findOpenStops(db, customerId) : [];
  const stop = stops.find(({ ticket }) => check.valid && ticket === check.value);
  const isForPolicy = policyNo === undefined || !stop?.policy_nos.length || stop.policy_nos.includes(policyNo);
  if (!stop || !isForPolicy) throw problem('ticket-invalid');
  return stop;
}
