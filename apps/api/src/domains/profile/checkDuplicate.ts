import { startConfirmation } from '../../platform/access/confirmations.ts';
import { maskedContacts } from '../../platform/access/contacts.ts';
import { LIMITS } from '../../platform/access/limits/limit-table.ts';
import { createLimits } from '../../platform/access/limits/limits.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import type { Db } from '../../platform/database/connect.ts';
import { problem } from '../../platform/problem.ts';
import { assertServiceOpen } from '../notices/public.ts';
import { CONTACT_REFUSALS, type NewContact, newContactOf } from './contacts.ts';
import { findProfile, isTaken, type ProfileRow } from './store.ts';

export const checkDuplicate = sessionHandler('checkDuplicate', async ({ body, session }, deps) => {
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

/** Returns the customer. Throws `duplicate` if the contact is already theirs or another customer's. */
export async function assertFree(db: Db, customerId: number, { field, value }: NewContact): Promise<ProfileRow> {
  const customer = await findProfile(db, customerId);
  if (customer[field] === value) throw problem('duplicate', { detail: CONTACT_REFUSALS[field].same });
  if (await isTaken(db, customerId, field, value))
    throw problem('duplicate', { detail: CONTACT_REFUSALS[field].taken });
  return customer;
}
