import { anniversaryAfter } from '@lifedesk/rules';
import { startConfirmation } from '../../../platform/access/confirmations.ts';
import { maskedContacts } from '../../../platform/access/contacts.ts';
import { ok, sessionHandler } from '../../../platform/contract/handler.ts';
import { today } from '../../../platform/today.ts';
import { findPolicies, findRestricted, toPolicyChoice } from '../../policies/public.ts';
import { bonusOf, findBonuses, findCustomer, withRestriction } from './store.ts';

export default sessionHandler('bonusOptions', async ({ session }, deps) => {
  const { db, clock } = deps;
  const whose = { customerId: session.customerId, today: today(clock) };
  const policies = await findPolicies(db, whose);
  const bonuses = await findBonuses(db, { customerId: session.customerId });
  const restricted = await findRestricted(db, session.customerId, 'payout', whose.today);
  const bonusDetailsArr = policies.flatMap((policy) => {
    const bonus = bonuses.find((row) => row.policy_no === policy.policy_no && bonusOf(row).earns);
    if (!bonus) return [];
    const { option_code: bonusOption, issued_on: issueDate, options } = bonus;
    return [
      {
        ...toPolicyChoice(policy),
        bonusOption,
        nextBonusDate: anniversaryAfter(issueDate, whose.today),
        options: withRestriction(options, restricted.has(policy.policy_no)),
      },
    ];
  });
  const because = bonuses.some((row) => bonusOf(row).because === 'lapsed')
    ? ('lapsed' as const)
    : ('no-profits' as const);
  return ok({
    bonusDetailsArr,
    ...(bonusDetailsArr.length === 0 ? { noneBecause: because } : {}),
    otpToken: await startConfirmation(deps, session, 'change-bonus'),
    ...maskedContacts(await findCustomer(db, session.customerId)),
  });
});
