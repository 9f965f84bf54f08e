import { defineDomain } from '../../../define-domain.ts';
import { returnUnappliedJob } from './return-unapplied.ts';

export default defineDomain({
  operations: {},
  jobs: { prices: [returnUnappliedJob] },
});
