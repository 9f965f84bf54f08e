import { todayInIndia } from '@lifedesk/rules';
import { defineDomain } from '../../define-domain.ts';
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
      name: { en: 'Switch of funds', hi: 'फ़ंड में बदलाव' },
      changes: { funds: { en: 'Funds', hi: 'फ़ंड' } },
    },
    'premium-redirection': {
      name: { en: 'Change of funds for premiums', hi: 'प्रीमियम के फ़ंड में बदलाव' },
      changes: { 'premium-allocation': { en: 'Funds for premiums', hi: 'प्रीमियम के फ़ंड' } },
    },
    'deactivate-stp': {
      name: { en: 'Stop monthly transfers', hi: 'मासिक ट्रांसफ़र बंद करना' },
      changes: { 'fund-strategy': { en: 'Money moving between funds', hi: 'फ़ंड के बीच पैसे का ट्रांसफ़र' } },
    },
    'deactivate-dfa': { name: { en: 'Stop fund allocation', hi: 'फ़ंड आवंटन बंद करना' } },
    'ulip-surrender': {
      name: { en: 'Withdrawal from funds', hi: 'फ़ंड से निकासी' },
      promise: 'surrender',
      movesMoney: true,
    },
  },
  // no money moves between the funds of a policy that has ended
  onPolicyEnd: (transaction, policyNo, now) => endStrategyOf(transaction, policyNo, todayInIndia(now)),
});
