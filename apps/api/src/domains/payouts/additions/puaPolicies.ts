import { startConfirmation } from '../../../platform/access/confirmations.ts';
import { maskedContacts } from '../../../platform/access/contacts.ts';
import { ok, sessionHandler } from '../../../platform/contract/handler.ts';
import { toPolicyChoice, toRestricted } from '../../policies/public.ts';
import { registeredContacts } from '../../requests/public.ts';
import { findMaskedAccounts } from '../check/accounts.store.ts';
import { findCashable } from './cashable.ts';

export default sessionHandler('puaPolicies', async ({ session }, deps) => {
  const { db, clock } = deps;
  const { customerId } = session;
  const found = await findCashable(db, { customerId }, clock.now());
  const accounts = await findMaskedAccounts(db, customerId);
  return ok({
    policies: found.cashable.map(({ row, ...value }) => ({
      ...toPolicyChoice(row),
      ...value,
      ...accounts.get(row.policy_no),
    })),
    others: found.others.map(({ row, because }) => ({ policyNo: row.policy_no, planName: row.plan_name, because })),
    restricted: toRestricted(found.rows, found.restricted),
    otpToken: await startConfirmation(deps, session, 'pua-surrender'),
    ...maskedContacts(await registeredContacts(db, customerId)),
  });
});
