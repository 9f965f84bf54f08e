import type { components } from '@lifedesk/contract';
import { type CalendarDate, type FundStrategy, strategyStop } from '@lifedesk/rules';
import type { Deps } from '../../../deps.ts';
import { startConfirmation } from '../../../platform/access/confirmations.ts';
import { maskedContacts } from '../../../platform/access/contacts.ts';
import type { Session } from '../../../platform/access/session.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { today } from '../../../platform/today.ts';
import { findPolicies, findRestricted, type PolicyRow, toPolicyChoice } from '../../policies/public.ts';
import { registeredContacts } from '../../requests/public.ts';
import { allocationOn } from './allocation.ts';
import { findFundNames, findStrategies, type StrategyRow } from './strategies.store.ts';

type Schemas = components['schemas'];

/** The policies that run a kind of strategy, and when each ends if stopped today. */
export async function strategyPolicies(
  deps: Deps,
  session: Session,
  kind: FundStrategy,
): Promise<Schemas['StrategyPolicies']> {
  const { db, clock } = deps;
  const { customerId } = session;
  const date = today(clock);
  const [rows, all, restricted, names, contacts] = await Promise.all([
    findPolicies(db, { customerId, today: date }),
    findStrategies(db, customerId),
    findRestricted(db, customerId, 'fund-switch', date),
    findFundNames(db),
    registeredContacts(db, customerId),
  ]);
  const policies: Schemas['StrategyPolicy'][] = [];
  const notEligible: Schemas['NotStoppable'][] = [];
  for (const strategy of all.filter((one) => one.kind === kind)) {
    const policy = rows.find(({ policy_no }) => policy_no === strategy.policyNo);
    if (!policy) continue;
    const because = strategy.ticket === null ? restricted.get(strategy.policyNo) : 'stopping';
    if (because === undefined) policies.push(await toStrategyPolicy(db, policy, strategy, names, date));
    else
      notEligible.push({
        policyNo: policy.policy_no,
        planName: policy.plan_name,
        because,
        ...(strategy.ticket !== null && { ticket: strategy.ticket }),
        ...(strategy.lastOn !== null && { endsOn: strategy.lastOn }),
      });
  }
  return {
    policies,
    notEligible,
    otpToken: await startConfirmation(deps, session, `deactivate-${kind}`),
    ...maskedContacts(contacts),
  };
}

async function toStrategyPolicy(
  db: Db,
  policy: PolicyRow,
  strategy: StrategyRow,
  names: ReadonlyMap<string, string>,
  date: CalendarDate,
): Promise<Schemas['StrategyPolicy']> {
  const { fromFund, toFund, amount, basis } = strategy;
  const { endsOn, lastTransferOn, because } = strategyStop(strategy, date);
  const withName = (fundCode: string) => ({ fundCode, fundName: names.get(fundCode) ?? fundCode });
  return {
    ...toPolicyChoice(policy),
    nextTransferOn: strategy.nextOn,
    barsSwitches: strategy.barsSwitches,
    ...(fromFund !== null && toFund !== null && amount !== null
      ? { transfer: { from: withName(fromFund), to: withName(toFund), amount } }
      : {}),
    ...(basis !== null ? { allocation: { basis, shares: await sharesOf(basis) } } : {}),
    ...(lastTransferOn !== null && { lastTransferOn }),
    endsOn,
    because,
  };

  async function sharesOf(by: 'age' | 'years-left') {
    const { policy_no: policyNo, plan_code: planCode } = policy;
    const shares = await allocationOn(db, { policyNo, planCode, basis: by }, strategy.nextOn);
    return shares.map(({ fundCode, share }) => ({ ...withName(fundCode), share }));
  }
}
