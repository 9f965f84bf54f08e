import { defineDomain } from '../../../define-domain.ts';
import eLoan from './eLoan.ts';
import eLoanPolicies from './eLoanPolicies.ts';

export default defineDomain({
  operations: { eLoan, eLoanPolicies },
  requestTypes: {
    'e-loan': {
      name: { en: 'Loan on a policy', hi: 'पॉलिसी पर लोन' },
      movesMoney: true,
      changes: {
        loan: { en: 'Owed on the loan', hi: 'लोन का बकाया' },
        occupation: { en: 'Occupation', hi: 'काम या पेशा' },
        income: { en: 'Yearly income', hi: 'सालाना आय' },
      },
    },
  },
});
