import { startConfirmation } from '../../../platform/access/confirmations.ts';
import { maskedContacts } from '../../../platform/access/contacts.ts';
import { ok, sessionHandler } from '../../../platform/contract/handler.ts';
import { today } from '../../../platform/today.ts';
import { findCustomer } from '../bonus/store.ts';
import { findChangeable } from './changeable.ts';
import { toModeDetails, toUnchangeable } from './mode-dto.ts';

export default sessionHandler('modeChangeDetails', async ({ session }, deps) => {
  const { db, clock } = deps;
  const { customerId } = session;
  const { changeable, unchangeable } = await findChangeable(db, { customerId, today: today(clock) }, 'mode');
  return ok({
    policies: changeable.map(toModeDetails),
    others: unchangeable.map(toUnchangeable),
    otpToken: await startConfirmation(deps, session, 'mode-change'),
    ...maskedContacts(await findCustomer(db, customerId)),
  });
});
