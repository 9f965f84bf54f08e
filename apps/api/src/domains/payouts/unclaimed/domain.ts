import { defineDomain } from '../../../define-domain.ts';
import { m } from '../../../platform/language.ts';
import claimUnclaimedAmount from './claimUnclaimedAmount.ts';
import { unclaimedAmount, unclaimedAmountPublic } from './unclaimedAmount.ts';

export default defineDomain({
  operations: { claimUnclaimedAmount, unclaimedAmount, unclaimedAmountPublic },
  requestTypes: {
    'unclaimed-amount': {
      name: m.requestType_unclaimedAmount,
      movesMoney: true,
      changes: { 'unclaimed-amount': m.audit_unclaimedAmount },
    },
  },
});
