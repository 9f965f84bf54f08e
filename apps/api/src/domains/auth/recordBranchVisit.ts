import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { insertBranchVisit } from './branch-visits.store.ts';

/** Numbers of identity documents have digits: a name with any, in whatever script, could carry one. */
const DIGIT = /\p{Nd}/u;

export default sessionHandler('recordBranchVisit', async ({ body, session }, { db, clock, ids }) => {
  const { staffName, identitySeen } = body;
  if (DIGIT.test(staffName))
    throw problem('validation', { errors: [{ pointer: '/staffName', detail: 'must not have digits' }] });
  const visit = await insertBranchVisit(db, {
    session_id: session.id,
    visit_no: `BV${ids.digits(10)}`,
    customer_id: session.customerId,
    staff_name: staffName,
    identity_seen: identitySeen,
    recorded_at: clock.now(),
  });
  return ok({
    visitNo: visit.visit_no,
    staffName: visit.staff_name,
    identitySeen: visit.identity_seen,
    recordedAt: visit.recorded_at.toISOString(),
  });
});
