import { defineDomain } from '../../../define-domain.ts';
import { m } from '../../../platform/language.ts';
import eLoan from './eLoan.ts';
import eLoanPolicies from './eLoanPolicies.ts';

export default defineDomain({
  operations: { eLoan, eLoanPolicies },
  requestTypes: {
    'e-loan': {
      name: m.requestType_eLoan,
      movesMoney: true,
      changes: {
        loan: m.audit_loan,
        occupation: m.audit_occupation,
        income: m.audit_income,
      },
    },
  },
});
