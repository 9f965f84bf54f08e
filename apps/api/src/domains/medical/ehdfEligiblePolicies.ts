import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { today } from '../../platform/today.ts';
import { HEALTH_FORM } from './health-form.ts';
import { findHealthNeeds } from './health-needs.ts';

export default sessionHandler('ehdfEligiblePolicies', async ({ session }, { db, clock }) => {
  const { needs, restricted } = await findHealthNeeds(db, session, today(clock));
  return ok({ policies: needs.map(({ shown }) => shown), restricted, declaration: HEALTH_FORM });
});
