import { createSessions } from '../../platform/access/sessions.ts';
import { recordStaffAct } from '../../platform/access/staff-acts.ts';
import { ok, staffHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { findRequester } from '../requests/public.ts';
import { loginAnswer } from './login-answer.ts';

export default staffHandler('openCustomerRequest', async ({ body, staff, client, correlationId }, deps) => {
  const { requestNo } = body;
  const customerId = await findRequester(deps.db, requestNo);
  const act = {
    staff,
    operation: 'openCustomerRequest',
    reason: 'customer-request',
    requestNo,
    correlationId,
  } as const;
  if (customerId === undefined) {
    await recordStaffAct(deps, { ...act, isAllowed: false });
    throw problem('not-found');
  }
  await recordStaffAct(deps, { ...act, customerId, isAllowed: true });
  const session = await createSessions(deps).open({
    kind: 'full',
    customerId,
    policyNo: null,
    staffSessionId: staff.id,
    staffRequestNo: requestNo,
    client,
  });
  return ok(await loginAnswer(deps, session));
});
