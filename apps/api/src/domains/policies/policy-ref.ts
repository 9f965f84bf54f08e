import { policyNoOfLinkId } from '@lifedesk/rules';
import type { Session } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/connect.ts';
import { problem } from '../../platform/problem.ts';
import { findOwnPolicyNo } from './store.ts';

const NUMBER = /^\d{9}$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * The number of the customer's policy with this number or opaque id. Throws the same `not-found` for another customer's
 * and unknown ones, so that callers cannot find out which numbers exist.
 */
export async function resolvePolicyRef(db: Db, session: Session, ref: string): Promise<string> {
  const number = numberOfRef(session, ref);
  if (number === null) throw problem('not-found');
  const policyNo = await findOwnPolicyNo(db, session.customerId, number);
  if (policyNo === undefined) throw problem('not-found');
  return policyNo;
}

function numberOfRef(session: Session, ref: string): { policyNo: string } | { id: string } | null {
  if (NUMBER.test(ref)) return { policyNo: ref };
  if (session.kind !== 'corp') return UUID.test(ref) ? { id: ref } : null;
  const policyNo = policyNoOfLinkId(ref, { isCorporateUser: true, policies: [] });
  return NUMBER.test(policyNo) ? { policyNo } : null;
}

/** Throws `not-found` for a client id that is not the session's. */
export function assertOwnClientId(session: Session, clientId: string | undefined): void {
  if (clientId !== undefined && clientId !== session.clientId) throw problem('not-found');
}
