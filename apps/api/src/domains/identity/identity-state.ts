import { type CalendarDate, isIdentityCheckDue } from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import { findIdentity, findRiskClass, type IdentityRow } from './found.store.ts';

const DECIDED_AGAINST = 'declined';

/** Whether a person still looks at what a check found. */
export const isUnderReview = ({ verified_on, state }: IdentityRow): boolean =>
  verified_on === null && state !== DECIDED_AGAINST;

/** What the overview says of the identity. */
export async function identityOverview(db: Db, customerId: number, today: CalendarDate) {
  const [identity, riskClass] = await Promise.all([findIdentity(db, customerId), findRiskClass(db, customerId)]);
  const check = {
    verifiedOn: identity?.verified_on ?? null,
    isUnderReview: identity !== undefined && isUnderReview(identity),
    riskClass,
  };
  return { isIdentityCheckDue: isIdentityCheckDue(check, today) };
}
