import { defineDomain } from '../../../define-domain.ts';
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
    'freelook-enquiry': { name: { en: 'Free-look enquiry', hi: 'फ़्री लुक की जानकारी' } },
    'freelook-request': {
      name: { en: 'Return of a policy', hi: 'पॉलिसी की वापसी' },
      promise: 'free-look-refund',
      movesMoney: true,
      changes: { 'policy-return': { en: 'Refund for a returned policy', hi: 'लौटाई गई पॉलिसी का रिफ़ंड' } },
    },
  },
  effects: { 'freelook-request': returnApproved },
});
