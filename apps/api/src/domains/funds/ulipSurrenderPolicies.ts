import { navDateHoldsUntil, navDateOf } from '@lifedesk/rules';
import { startConfirmation } from '../../platform/access/confirmations.ts';
import { maskedContacts } from '../../platform/access/contacts.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { findHolidays } from '../payments/public.ts';
import { findMaskedAccounts } from '../payouts/public.ts';
import { toRestricted } from '../policies/public.ts';
import { registeredContacts } from '../requests/public.ts';
import { findWithdrawable } from './withdraw/withdrawable.ts';
import { toFundsOutOther, toWithdrawablePolicy } from './withdraw/withdrawal-dto.ts';

export default sessionHandler('ulipSurrenderPolicies', async ({ session }, deps) => {
  const { db, clock } = deps;
  const { customerId } = session;
  const now = clock.now();
  const holidays = await findHolidays(db);
  const navDate = navDateOf(now, holidays);
  const found = await findWithdrawable(db, { customerId }, now);
  const accounts = await findMaskedAccounts(db, customerId);
  return ok({
    navDate,
    navDateHoldsUntil: navDateHoldsUntil(now, holidays).toISOString(),
    policies: found.withdrawable.map((policy) => ({
      ...toWithdrawablePolicy(policy, navDate, found.today),
      ...accounts.get(policy.row.policy_no),
    })),
    others: found.others.map(toFundsOutOther),
    restricted: toRestricted(found.rows, found.restricted),
    otpToken: await startConfirmation(deps, session, 'ulip-surrender'),
    ...maskedContacts(await registeredContacts(db, customerId)),
  });
});
