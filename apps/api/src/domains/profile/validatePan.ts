import { maskMiddle } from '@lifedesk/rules';
import { startConfirmation } from '../../platform/access/confirmations.ts';
import { maskedContacts } from '../../platform/access/contacts.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { checkNewPan } from './check-new-pan.ts';

export default sessionHandler('validatePan', async ({ body, session }, deps) => {
  const { pan, customer, record } = await checkNewPan(deps, deps.db, session.customerId, body.pan);
  return ok({
    pan: maskMiddle(pan),
    ...(record ? { panSeedingText: record.seedingText } : {}),
    otpToken: await startConfirmation(deps, session, 'update-pan'),
    ...maskedContacts(customer),
  });
});
