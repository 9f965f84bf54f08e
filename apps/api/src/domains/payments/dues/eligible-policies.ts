import type { components } from '@lifedesk/contract';
import {
  type CalendarDate,
  coverOfTopUp,
  largestTopUp,
  type TopUpTerms,
  topUpTaxLimit,
  whyNoTopUp,
} from '@lifedesk/rules';
import type { Session } from '../../../platform/access/session.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { findOngoing } from '../order/orders.store.ts';
import { findFundSplits, type PolicyRow } from '../order/policies.store.ts';
import { findOpenFunds } from '../units/funds.store.ts';
import { findPastTopUps } from '../units/past-top-ups.store.ts';
import { findTopUpTaxFacts } from '../units/top-up-tax-facts.store.ts';
import { ongoingOf } from './policy-payments.ts';

type TopUpPolicy = components['schemas']['TopUpPolicy'];
type EligibleRow = PolicyRow & { readonly topUp: TopUpTerms };

/** Whether a policy accepts a top-up on a day. */
export const isEligible =
  (date: CalendarDate) =>
  (policy: PolicyRow): policy is EligibleRow =>
    whyNoTopUp(policy, date) === null;

/** The top-up options of these policies and their effects. */
export async function toTopUpPolicies(
  db: Db,
  session: Session,
  policies: readonly EligibleRow[],
  date: CalendarDate,
): Promise<TopUpPolicy[]> {
  const policyNos = policies.map(({ policyNo }) => policyNo);
  const [ongoing, splits, openFunds, taxFacts] = await Promise.all([
    findOngoing(db, policyNos),
    findFundSplits(db, policyNos),
    findOpenFunds(db),
    findTopUpTaxFacts(db, { customerId: session.customerId, policyNos }, date),
  ]);
  return Promise.all(
    policies.map(async (policy) => {
      const { policyNo, id, planName, topUp } = policy;
      const facts = taxFacts.get(policyNo);
      const maximumAmount = largestTopUp(policy);
      const tax = facts && topUpTaxLimit(facts, maximumAmount);
      const shareOf = (code: string) =>
        splits.find((split) => split.policy_no === policyNo && split.fund_code === code)?.share ?? 0;
      return {
        policyNo,
        id,
        planName,
        minimumAmount: topUp.minimum,
        maximumAmount,
        amountStep: topUp.step,
        fundSplit: openFunds
          .map(({ code: fundCode, name: fundName }) => ({ fundCode, fundName, share: shareOf(fundCode) }))
          .sort((a, b) => b.share - a.share),
        coverShare: facts ? coverOfTopUp(100, facts) : 0,
        ...(tax && { tax }),
        // a session that only pays does not see earlier top-ups
        ...(session.kind === 'full' ? { topUps: await findPastTopUps(db, policyNo) } : {}),
        ...ongoingOf(
          ongoing.filter((item) => item.policy_no === policyNo && item.purpose === 'top-up'),
          session,
        ),
      };
    }),
  );
}
