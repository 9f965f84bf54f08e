import { sessionHandler } from '../../platform/contract/handler.ts';
import { assertOwnClientId } from '../policies/public.ts';
import { changeContact } from './change-contact.ts';

export default sessionHandler('corporateUpdateMobile', async (call, deps) => {
  assertOwnClientId(call.session, call.body.clientId);
  return changeContact(deps, call);
});
