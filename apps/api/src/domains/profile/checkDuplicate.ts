import { limitNewContacts, startConfirmation } from '../../platform/access/confirmations.ts';
import { maskedContacts } from '../../platform/access/contacts.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { assertServiceOpen } from '../notices/assert-service-open.ts';
import { assertFree } from './assert-free.ts';
import { newContactOf } from './contacts.ts';

export default sessionHandler('checkDuplicate', async ({ body, session }, deps) => {
  const contact = newContactOf(body);
  const workType = contact.field === 'mobile' ? 'update-mobile' : 'update-email';
  await assertServiceOpen(deps, workType);
  await limitNewContacts(deps, session);
  const customer = await assertFree(deps.db, session.customerId, contact);
  return ok({
    otpToken: await startConfirmation(deps, session, workType),
    newOtpToken: await startConfirmation(deps, session, workType, contact.value),
    newContact: contact.masked,
    ...maskedContacts(customer),
  });
});
