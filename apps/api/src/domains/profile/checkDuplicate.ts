import { startConfirmation } from '../../platform/access/confirmations.ts';
import { maskedContacts } from '../../platform/access/contacts.ts';
import { LIMITS } from '../../platform/access/limits/limit-table.ts';
import { createLimits } from '../../platform/access/limits/limits.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { assertServiceOpen } from '../notices/public.ts';
import { assertFree } from './assert-free.ts';
import { newContactOf } from './contacts.ts';

export default sessionHandler('checkDuplicate', async ({ body, session }, deps) => {
  const contact = newContactOf(body);
  const workType = contact.field === 'mobile' ? 'update-mobile' : 'update-email';
  await assertServiceOpen(deps, workType);
  // Refused ones count too, because each reveals whether another customer has the contact.
  await createLimits(deps).reserveOrThrow(LIMITS.newContacts, session.customerId);
  const customer = await assertFree(deps.db, session.customerId, contact);
  return ok({
    otpToken: await startConfirmation(deps, session, workType),
    newOtpToken: await startConfirmation(deps, session, workType, contact.value),
    newContact: contact.masked,
    ...maskedContacts(customer),
  });
});
