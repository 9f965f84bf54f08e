import { givenNames, maskedContacts } from '../../platform/access/contacts.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { findProfile } from './store.ts';

export default sessionHandler('contactDetails', async ({ session }, { db }) => {
  const customer = await findProfile(db, session.customerId);
  return ok({ ...givenNames(customer), name: customer.name, ...maskedContacts(customer) });
});
