import type { components } from '@lifedesk/contract';
import {
  type CalendarDate,
  fundGain,
  fundShares,
  fundValue,
  moneyWeightedReturn,
  policyLockedUntil,
} from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/connect.ts';
import { problem } from '../../platform/problem.ts';
import { today } from '../../platform/today.ts';
import { findPaidIn } from '../payments/public.ts';
import { findPolicies, findWaitingSwitch, linkIdOf, type PolicyRow, resolvePolicyRef } from '../policies/public.ts';
import { type FundRow, findHoldings, findTopUpHoldings, type HoldingRow } from './holdings.store.ts';
import { findMergersOf } from './merge/mergers.store.ts';
import { navHistory } from './nav-history.ts';
import { findWithdrawnAmounts } from './withdraw/withdrawals.store.ts';

type Schemas = components['schemas'];
type Portfolio = Schemas['UlipPortfolio'];

/**
 * The funds of a policy at the latest published prices. Throws `not-found` for another customer's policy and for one
 * that is not unit-linked.
 */
export async function portfolioOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  session: Session,
  { policyNo: ref, history }: { policyNo: string; history?: Schemas['NavHistoryRequest'] },
): Promise<Portfolio> {
  const date = today(clock);
  const policy = await unitLinkedPolicy(db, session, ref, date);
  const [holdings, topUps, paidIn, waitingSwitch, takenOut, mergers, past] = await Promise.all([
    findHoldings(db, policy.policy_no, date),
    findTopUpHoldings(db, policy.policy_no),
    findPaidIn(db, policy.policy_no),
    findWaitingSwitch(db, policy.policy_no),
    findWithdrawnAmounts(db, policy.policy_no),
    findMergersOf(db, policy.policy_no),
    history ? navHistory(db, history, date) : undefined,
  ]);
  const funds = heldFunds(holdings);
  const value = funds.reduce((sum, fund) => sum + fund.value, 0);
  const invested = paidIn.reduce((sum, { amount }) => sum + amount, 0);
  const withdrawn = takenOut.reduce((sum, { amount }) => sum + amount, 0);
  const flows = [...paidIn, ...takenOut.map(({ on, amount }) => ({ on, amount: -amount }))];
  const { rate, because } = moneyWeightedReturn(flows, value, date);
  return {
    policyNo: policy.policy_no,
    id: linkIdOf(policy, session.kind === 'corp'),
    planName: policy.plan_name,
    policyHolderName: policy.holder_name,
    policyStatus: policy.status_name,
    value,
    ...(paidIn.length > 0 ? { invested, gain: fundGain({ value, paidIn: invested, takenOut: withdrawn }) } : {}),
    ...(withdrawn > 0 ? { withdrawn } : {}),
    return: { ...(rate === null ? {} : { rate }), because },
    funds,
    lots: lotsOf(holdings, topUps, policyLockedUntil(policy.issue_date), date),
    ...(waitingSwitch && { waitingSwitch }),
    ...(mergers.length > 0 ? { mergers } : {}),
    ...(past ? { history: past } : {}),
  };
}

/** A unit-linked policy of the session's customer. Throws `not-found` if there is none. */
export async function unitLinkedPolicy(db: Db, session: Session, ref: string, date: CalendarDate): Promise<PolicyRow> {
  const policyNo = await resolvePolicyRef(db, session, ref);
  const [policy] = await findPolicies(db, { customerId: session.customerId, today: date, policyNo });
  if (policy?.line !== 'unit-linked') throw problem('not-found');
  return policy;
}

const isSome = (units: string): boolean => Number(units) > 0;

/** The funds held, with value and share, largest first. */
export function heldFunds(holdings: readonly HoldingRow[]): Schemas['HeldFund'][] {
  const valued = holdings
    .map(({ code, name, sfin, risk, units, nav, navDate }) => ({
      fundCode: code,
      fundName: name,
      sfin,
      risk,
      units,
      nav,
      navDate,
      value: fundValue(units, nav),
    }))
    .sort((a, b) => b.value - a.value);
  const shares = fundShares(valued.map(({ value }) => value));
  return valued.map((fund, at) => ({ ...fund, share: shares[at] ?? 0 }));
}

/** What bought the units. The value of each fund is the sum of its lots: rounding each would add up to another paisa. */
function lotsOf(
  holdings: readonly HoldingRow[],
  topUps: Awaited<ReturnType<typeof findTopUpHoldings>>,
  policyLockEnds: CalendarDate,
  date: CalendarDate,
): Schemas['FundLot'][] {
  const ofTopUps = topUps.flatMap(({ fund_code, units, paidOn, lockedUntil }) => {
    const fund = holdings.find(({ code }) => code === fund_code);
    return fund && isSome(units) ? [toLot(fund, units, { origin: 'top-up', paidOn, lockedUntil }, date)] : [];
  });
  const ofPremiums = holdings.flatMap((fund) => {
    if (!isSome(fund.premiumUnits)) return [];
    const lot = toLot(fund, fund.premiumUnits, { origin: 'premium', lockedUntil: policyLockEnds }, date);
    const topUpValue = ofTopUps
      .filter(({ fundCode }) => fundCode === fund.code)
      .reduce((sum, { value }) => sum + value, 0);
    // biome-ignore lint/plugin/arithmetic: the rest of a value that a rule has rounded
    const value = Math.max(fundValue(fund.units, fund.nav) - topUpValue, 0);
    return [{ ...lot, value }];
  });
  return [...ofPremiums, ...ofTopUps];
}

const toLot = (
  { code: fundCode, name: fundName, nav }: FundRow,
  units: string,
  lot: Pick<Schemas['FundLot'], 'origin' | 'paidOn'> & { readonly lockedUntil: CalendarDate },
  date: CalendarDate,
): Schemas['FundLot'] => ({
  ...lot,
  fundCode,
  fundName,
  units,
  value: fundValue(units, nav),
  isLocked: date < lot.lockedUntil,
});
