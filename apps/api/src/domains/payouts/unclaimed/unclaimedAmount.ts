import { isUnclaimed } from '@lifedesk/rules';
import { startConfirmation } from '../../../platform/access/confirmations.ts';
import { maskedContacts } from '../../../platform/access/contacts.ts';
import { answer, ok, sessionHandler } from '../../../platform/contract/handler.ts';
import { today } from '../../../platform/today.ts';
import { registeredContacts } from '../../requests/public.ts';
import { findMaskedAccounts } from '../check/accounts.store.ts';
import { actionOf, findPayoutRestriction } from '../check/check-payout.ts';
import { findClaimsUnderWay, findOwed } from './unclaimed.store.ts';
import { toUnclaimedDto, unclaimedFacts } from './unclaimed-dto.ts';

export default sessionHandler('unclaimedAmount', async ({ session }, deps) => {
  const { db, clock } = deps;
  const { customerId } = session;
  const date = today(clock);
  const rows = (await findOwed(db, customerId)).filter((row) => isUnclaimed(unclaimedFacts(row, date)));
  if (rows.length === 0) {
    const tickets = await findClaimsUnderWay(db, customerId);
    return tickets.length > 0 ? answer(203, { tickets }) : answer(204, null);
  }
  const accounts = await findMaskedAccounts(db, customerId);
  const amounts = [];
  for (const row of rows) {
    const policy = { customerId, policyNo: row.policy_no, action: actionOf('unclaimed-amount') };
    const account = accounts.get(row.policy_no);
    const found = await findPayoutRestriction(db, policy, date);
    const restriction = found ?? (account ? null : { reason: 'bank-details' as const, until: null });
    amounts.push(toUnclaimedDto(row, { restriction, account, today: date }));
  }
  return ok({
    amounts,
    otpToken: await startConfirmation(deps, session, 'unclaimed-amount'),
    ...maskedContacts(await registeredContacts(db, customerId)),
  });
});
