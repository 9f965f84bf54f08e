import type { Staff } from '../../platform/access/staff.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { validationProblem } from '../../platform/problem.ts';
import { insertBranchVisit } from './branch-visits.store.ts';

/** Numbers of identity documents have digits: a name with any, in whatever script, could carry one. */
const DIGIT = /\p{Nd}/u;
const LEAST_LETTERS = 2;

export default sessionHandler('recordBranchVisit', async ({ body, session, staff }, { db, clock, ids }) => {
  const visit = await insertBranchVisit(db, {
    session_id: session.id,
    visit_no: `BV${ids.digits(10)}`,
    customer_id: session.customerId,
    staff_name: nameOf(staff, body.staffName),
    staff_subject: staff?.subject ?? null,
    identity_seen: body.identitySeen,
    recorded_at: clock.now(),
  });
  return ok({
    visitNo: visit.visit_no,
    staffName: visit.staff_name,
    identitySeen: visit.identity_seen,
    recordedAt: visit.recorded_at.toISOString(),
  });
});

/** Staff who are signed in have the name that their provider gives them, whatever is typed. */
function nameOf(staff: Staff | null, typed: string | undefined): string {
  if (staff) return staff.name;
  if (typed === undefined) throw validationProblem('/staffName', 'is required');
  if (DIGIT.test(typed)) throw validationProblem('/staffName', 'must not have digits');
  if (typed.trim().length < LEAST_LETTERS) throw validationProblem('/staffName', 'must be a name');
  return typed;
}
