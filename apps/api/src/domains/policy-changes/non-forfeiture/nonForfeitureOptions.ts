import { startConfirmation } from '../../../platform/access/confirmations.ts';
import { maskedContacts } from '../../../platform/access/contacts.ts';
import { ok, sessionHandler } from '../../../platform/contract/handler.ts';
import { today } from '../../../platform/today.ts';
import { findCustomer } from '../bonus/store.ts';
import { findChoices, toFixedNonForfeiture, toNonForfeitureDetails } from './choices.ts';

export default sessionHandler('nonForfeitureOptions', async ({ session }, deps) => {
  const { db, clock } = deps;
  const { customerId } = session;
  const { choices, fixed } = await findChoices(db, { customerId, today: today(clock) });
  return ok({
    policies: choices.map(toNonForfeitureDetails),
    others: fixed.map(toFixedNonForfeiture),
    otpToken: await startConfirmation(deps, session, 'nfo-details'),
    ...maskedContacts(await findCustomer(db, customerId)),
  });
});
