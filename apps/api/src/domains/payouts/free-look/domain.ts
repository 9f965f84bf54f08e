import { defineDomain } from '../../../define-domain.ts';
import { m } from '../../../platform/language.ts';
import freelookEnquiry from './freelookEnquiry.ts';
import freelookPolicies from './freelookPolicies.ts';
import { linkedReturnsJob } from './linked-return.ts';
import requestFreelook from './requestFreelook.ts';
import { returnApproved } from './return-approved.ts';
import validateFreelookTicket from './validateFreelookTicket.ts';

export default defineDomain({
  operations: { freelookEnquiry, freelookPolicies, requestFreelook, validateFreelookTicket },
  jobs: { prices: [linkedReturnsJob] },
  requestTypes: {
    'freelook-enquiry': { name: m.requestType_freelookEnquiry },
    'freelook-request': {
      name: m.requestType_freelookRequest,
      promise: 'free-look-refund',
      movesMoney: true,
      changes: { 'policy-return': m.audit_policyReturn },
    },
  },
  effects: { 'freelook-request': returnApproved },
});
