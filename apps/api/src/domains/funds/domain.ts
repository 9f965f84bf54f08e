import { todayInIndia } from '@lifedesk/rules';
import { defineDomain } from '../../define-domain.ts';
import { m } from '../../platform/language.ts';
import { deactivateDfa, deactivateStp } from './deactivateStp.ts';
import { matureLinkedJob } from './mature/mature-linked.ts';
import { mergeFundsJob } from './merge/merge-funds.ts';
import premiumAllocations from './premiumAllocations.ts';
import redirectPremiums from './redirectPremiums.ts';
import { settleSwitchesJob } from './settle/settle-switches.ts';
import { dfaEligiblePolicies, stpEligiblePolicies } from './stpEligiblePolicies.ts';
import { endStrategyOf } from './strategies/make-transfers.store.ts';
import { makeTransfersJob } from './strategies/make-transfers.ts';
import { corporateSwitchFunds, corporateUpdateSwitchFunds, switchFunds, updateSwitchFunds } from './switchFunds.ts';
import ulipPartialSurrender from './ulipPartialSurrender.ts';
import { corporateUlipPortfolio, ulipPortfolio } from './ulipPortfolio.ts';
import ulipSurrenderPolicies from './ulipSurrenderPolicies.ts';
import { settleWithdrawalsJob } from './withdraw/settle/settle-withdrawals-job.ts';

export default defineDomain({
  operations: {
    corporateSwitchFunds,
    corporateUlipPortfolio,
    corporateUpdateSwitchFunds,
    deactivateDfa,
    deactivateStp,
    dfaEligiblePolicies,
    premiumAllocations,
    redirectPremiums,
    stpEligiblePolicies,
    switchFunds,
    ulipPartialSurrender,
    ulipPortfolio,
    ulipSurrenderPolicies,
    updateSwitchFunds,
  },
  jobs: {
    prices: [settleWithdrawalsJob, matureLinkedJob],
    switches: [settleSwitchesJob, makeTransfersJob],
    mergers: [mergeFundsJob],
  },
  requestTypes: {
    'switch-funds': {
      name: m.requestType_switchFunds,
      changes: { funds: m.audit_funds },
    },
    'premium-redirection': {
      name: m.requestType_premiumRedirection,
      changes: { 'premium-allocation': m.audit_premiumAllocation },
    },
    'deactivate-stp': {
      name: m.requestType_deactivateStp,
      changes: { 'fund-strategy': m.audit_fundStrategy },
    },
    'deactivate-dfa': { name: m.requestType_deactivateDfa },
    'ulip-surrender': {
      name: m.requestType_ulipSurrender,
      promise: 'surrender',
      movesMoney: true,
    },
  },
  // no money moves between the funds of a policy that has ended
  onPolicyEnd: (transaction, policyNo, now) => endStrategyOf(transaction, policyNo, todayInIndia(now)),
});
