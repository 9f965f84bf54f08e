import { assertOwnClientId } from '../../book/policy-ref.ts';
import { ok, sessionHandler } from '../../contract/handler.ts';
import { changeContact } from './change-contact.ts';

export default sessionHandler('corporateUpdateMobile', async (call, deps) => {
  assertOwnClientId(call.session, call.body.clientId);
  return ok(await changeContact(deps, call));
});
