import { defineDomain } from '../../../define-domain.ts';
import { returnUnappliedJob } from './return-unapplied-job.ts';

export default defineDomain({
  operations: {},
  jobs: { prices: [returnUnappliedJob] },
});
