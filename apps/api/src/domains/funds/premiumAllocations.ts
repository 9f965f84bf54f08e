import type { components } from '@lifedesk/contract';
import { startConfirmation } from '../../platform/access/confirmations.ts';
import { maskedContacts } from '../../platform/access/contacts.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { today } from '../../platform/today.ts';
import { findPolicies, findRestricted, toPolicyChoice } from '../policies/public.ts';
import { registeredContacts } from '../requests/public.ts';
import { findRedirectable } from './redirection/redirectable.ts';
import { findPricedFunds } from './switches.store.ts';

type Schemas = components['schemas'];

/** The premium allocation of each unit-linked policy, and from which premium on it can change. */
export default sessionHandler('premiumAllocations', async ({ session }, deps) => {
  const { db, clock } = deps;
  const { customerId } = session;
  const date = today(clock);
  const [all, restricted, funds, contacts] = await Promise.all([
    findPolicies(db, { customerId, today: date }),
    findRestricted(db, customerId, 'fund-switch', date),
    findPricedFunds(db, date),
    registeredContacts(db, customerId),
  ]);
  const openFunds = funds.map(({ code: fundCode, name: fundName, risk, nav, navDate }) => ({
    fundCode,
    fundName,
    risk,
    nav,
    navDate,
  }));
  const policies: Schemas['AllocationPolicy'][] = [];
  const notEligible: Schemas['NoAllocationPolicy'][] = [];
  for (const policy of all.filter(({ line }) => line === 'unit-linked')) {
    const { leastShare, changesLeft, now, because: ofRule } = await findRedirectable(db, policy, date);
    const because = restricted.get(policy.policy_no) ?? ofRule;
    if (because === null && policy.due_date !== null)
      policies.push({
        ...toPolicyChoice(policy),
        now: [...now],
        openFunds,
        premium: policy.modal_premium,
        effectiveFrom: policy.due_date,
        leastShare,
        ...(changesLeft !== null && { changesLeft }),
      });
    else
      notEligible.push({
        policyNo: policy.policy_no,
        planName: policy.plan_name,
        because: because ?? 'no-premium',
      });
  }
  return ok({
    policies,
    notEligible,
    otpToken: await startConfirmation(deps, session, 'premium-redirection'),
    ...maskedContacts(contacts),
  });
});
