import { forgetBrowsers } from '../../platform/access/known-browser.ts';
import { createSessions } from '../../platform/access/sessions.ts';
import { recordStaffAct } from '../../platform/access/staff-acts.ts';
import { ok, staffHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { findCustomerId } from './store.ts';

export default staffHandler('endCustomerSessions', async ({ body, staff, correlationId }, deps) => {
  const { clientId, reason, requestNo } = body;
  const customerId = await findCustomerId(deps.db, clientId);
  if (customerId === undefined) throw problem('not-found');
  const act = { staff, operation: 'endCustomerSessions', customerId, reason, isAllowed: true, correlationId };
  await recordStaffAct(deps, requestNo === undefined ? act : { ...act, requestNo });
  const endedSessions = await deps.db.transaction().execute(async (transaction) => {
    // first: a sign-in at the same time is ended, or comes after it
    await forgetBrowsers(transaction, customerId);
    return createSessions({ ...deps, db: transaction }).endAll(customerId);
  });
  return ok({ endedSessions });
});
