import { defineDomain } from '../../../define-domain.ts';
import { m } from '../../../platform/language.ts';
import { additionsApproved } from './additions-approved.ts';
import puaPolicies from './puaPolicies.ts';
import puaSurrender from './puaSurrender.ts';

export default defineDomain({
  operations: { puaPolicies, puaSurrender },
  requestTypes: {
    'pua-surrender': {
      name: m.requestType_puaSurrender,
      promise: 'surrender',
      movesMoney: true,
      changes: { 'paid-up-additions': m.audit_paidUpAdditions },
    },
  },
  effects: { 'pua-surrender': additionsApproved },
});
