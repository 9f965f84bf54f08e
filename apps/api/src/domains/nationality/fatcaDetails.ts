import { startConfirmation } from '../../platform/access/confirmations.ts';
import { maskedContacts } from '../../platform/access/contacts.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { tellDetails } from './tell-details.ts';

export default sessionHandler('fatcaDetails', async ({ session }, deps) => {
  const { customer, answer } = await tellDetails(deps.db, session.customerId, true);
  const otpToken = await startConfirmation(deps, session, 'update-nationality');
  return ok({ ...answer, otpToken, ...maskedContacts(customer) });
});
