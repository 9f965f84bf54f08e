import { checkPan, isUnclaimed, searchName } from '@lifedesk/rules';
import { addressGroup } from '../../../platform/access/address-group.ts';
import { startConfirmation } from '../../../platform/access/confirmations.ts';
import { maskedContacts } from '../../../platform/access/contacts.ts';
import { LIMITS } from '../../../platform/access/limits/limit-table.ts';
import { createLimits } from '../../../platform/access/limits/limits.ts';
import { answer, handler, ok, sessionHandler } from '../../../platform/contract/handler.ts';
import { dateAt, problem } from '../../../platform/problem.ts';
import { today } from '../../../platform/today.ts';
import { registeredContacts } from '../../requests/public.ts';
import { findMaskedAccounts } from '../check/accounts.store.ts';
import { actionOf, findPayoutRestriction } from '../check/check-payout.ts';
import { findClaimsUnderWay, findOwed } from './unclaimed.store.ts';
import { toUnclaimedDto, unclaimedFacts } from './unclaimed-dto.ts';
import { isHeldFor } from './unclaimed-search.ts';

export const unclaimedAmount = sessionHandler('unclaimedAmount', async ({ session }, deps) => {
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

/**
 * Confirms that something is held to someone who knows enough. Everyone else gets the same answers: first that the
 * policy number is needed, then that nothing is held, so that a search does not reveal who has a policy here. Every
 * search counts, whatever it finds.
 */
export const unclaimedAmountPublic = handler('unclaimedAmountPublic', async ({ body, client }, deps) => {
  const { name, dob, policyNo } = body;
  const pan = body.pan === undefined ? undefined : checkPan(body.pan);
  if (pan && !pan.valid) throw problem('pan-invalid');
  const limits = createLimits(deps);
  const from = addressGroup(client.address);
  const person = `${searchName(name)} ${dob}`;
  await limits.reserveOrThrow(LIMITS.unclaimedSearchesFromAddress, from);
  // Also by address, so that a stranger does not use up the person's own searches.
  await limits.reserveAllOrThrow([
    [LIMITS.unclaimedSearchesForPerson, `${from} ${person}`],
    [LIMITS.unclaimedSearchesForPersonInAll, person],
  ]);
  const search = { name, birthDate: dateAt('/dob', dob), pan: pan?.value.pan, policyNo };
  if (await isHeldFor(deps.db, search, today(deps.clock))) return ok({ isHeld: true as const });
  return policyNo === undefined ? answer(207, { needs: 'policy-number' as const }) : answer(204, null);
});
