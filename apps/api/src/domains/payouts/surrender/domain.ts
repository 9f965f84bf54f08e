import { defineDomain } from '../../../define-domain.ts';
import { m } from '../../../platform/language.ts';
import cancelSurrender from './cancelSurrender.ts';
import requestSurrender from './requestSurrender.ts';
import { surrenderApproved } from './surrender-approved.ts';
import surrenderEnquiry from './surrenderEnquiry.ts';
import surrenderPolicies from './surrenderPolicies.ts';
import validateSurrenderTicket from './validateSurrenderTicket.ts';

export default defineDomain({
  operations: { cancelSurrender, requestSurrender, surrenderEnquiry, surrenderPolicies, validateSurrenderTicket },
  requestTypes: {
    'surrender-enquiry': { name: m.requestType_surrenderEnquiry },
    'surrender-request': {
      name: m.requestType_surrenderRequest,
      promise: 'surrender',
      movesMoney: true,
      changes: { surrender: m.audit_surrender },
    },
  },
  effects: { 'surrender-request': surrenderApproved },
});
