import { startConfirmation } from '../../platform/access/confirmations.ts';
import { maskedContacts } from '../../platform/access/contacts.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { loadFatcaDetailsDto } from './fatca-details-dto.ts';

export default sessionHandler('fatcaDetails', async ({ session }, deps) => {
  const { customer, answer } = await loadFatcaDetailsDto(deps.db, session.customerId, true);
  const otpToken = await startConfirmation(deps, session, 'update-nationality');
  return ok({ ...answer, otpToken, ...maskedContacts(customer) });
});
