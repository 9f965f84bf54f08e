import { defineDomain } from '../../../define-domain.ts';
import payoutCertificate from './payoutCertificate.ts';
import payoutHistory from './payoutHistory.ts';
import { payoutsOfRequests } from './payouts-of-requests.ts';

export default defineDomain({
  operations: { payoutCertificate, payoutHistory },
  requestAdditions: payoutsOfRequests,
});
