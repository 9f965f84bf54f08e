import { defineDomain } from '../../../define-domain.ts';
import { benefitsJob } from './benefits-job.ts';

export default defineDomain({
  operations: {},
  jobs: { benefits: [benefitsJob] },
});
