import { defineDomain } from '../../../define-domain.ts';
import { payoutJob } from './process-payouts.ts';

export default defineDomain({
  operations: {},
  jobs: { payouts: [payoutJob] },
});
