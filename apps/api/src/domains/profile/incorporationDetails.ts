import { startConfirmation } from '../../platform/access/confirmations.ts';
import { maskedContacts } from '../../platform/access/contacts.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { findPendingIncorporation, findProfile } from './store.ts';

export default sessionHandler('incorporationDetails', async ({ session }, deps) => {
  const [profile, pending] = await Promise.all([
    findProfile(deps.db, session.customerId),
    findPendingIncorporation(deps.db, session.customerId),
  ]);
  return ok({
    ...(profile.incorporated_on && { doi: profile.incorporated_on }),
    ...(pending && { pending }),
    otpToken: await startConfirmation(deps, session, 'date-of-incorporation'),
    ...maskedContacts(profile),
  });
});
