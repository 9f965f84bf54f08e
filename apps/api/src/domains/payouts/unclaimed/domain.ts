import { defineDomain } from '../../../define-domain.ts';
import claimUnclaimedAmount from './claimUnclaimedAmount.ts';
import { unclaimedAmount, unclaimedAmountPublic } from './unclaimedAmount.ts';

export default defineDomain({
  operations: { claimUnclaimedAmount, unclaimedAmount, unclaimedAmountPublic },
  requestTypes: {
    'unclaimed-amount': {
      name: { en: 'Claim of an unclaimed amount', hi: 'बिना दावे की राशि का दावा' },
      movesMoney: true,
      changes: { 'unclaimed-amount': { en: 'Unclaimed amount', hi: 'बिना दावे की राशि' } },
    },
  },
});
