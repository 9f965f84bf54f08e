import { defineDomain } from '../../../define-domain.ts';
import { payoutJob } from './payout-job.ts';

export default defineDomain({
  operations: {},
  jobs: { payouts: [payoutJob] },
});
