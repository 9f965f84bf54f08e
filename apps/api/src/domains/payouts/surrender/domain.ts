import { defineDomain } from '../../../define-domain.ts';
import cancelSurrender from './cancelSurrender.ts';
import requestSurrender from './requestSurrender.ts';
import { surrenderApproved } from './surrender-approved.ts';
import surrenderEnquiry from './surrenderEnquiry.ts';
import surrenderPolicies from './surrenderPolicies.ts';
import validateSurrenderTicket from './validateSurrenderTicket.ts';

export default defineDomain({
  operations: { cancelSurrender, requestSurrender, surrenderEnquiry, surrenderPolicies, validateSurrenderTicket },
  requestTypes: {
    'surrender-enquiry': { name: { en: 'Surrender enquiry', hi: 'सरेंडर की जानकारी' } },
    'surrender-request': {
      name: { en: 'Surrender of a policy', hi: 'पॉलिसी का सरेंडर' },
      promise: 'surrender',
      movesMoney: true,
      changes: { surrender: { en: 'Surrender value', hi: 'सरेंडर मूल्य' } },
    },
  },
  effects: { 'surrender-request': surrenderApproved },
});
