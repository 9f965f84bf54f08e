import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { givenName, maskedContacts } from '../auth/login-answer.ts';
import { findProfile } from './store.ts';

export default sessionHandler('contactDetails', async ({ session }, { db }) => {
  const customer = await findProfile(db, session.customerId);
  return ok({ fname: givenName(customer.name), name: customer.name, ...maskedContacts(customer) });
});
