import { defineDomain } from '../../../define-domain.ts';
import { additionsApproved } from './additions-approved.ts';
import puaPolicies from './puaPolicies.ts';
import puaSurrender from './puaSurrender.ts';

export default defineDomain({
  operations: { puaPolicies, puaSurrender },
  requestTypes: {
    'pua-surrender': {
      name: { en: 'Cash for paid-up additions', hi: 'पेड-अप एडिशन का नकद मूल्य' },
      promise: 'surrender',
      movesMoney: true,
      changes: { 'paid-up-additions': { en: 'Paid-up additions', hi: 'पेड-अप एडिशन' } },
    },
  },
  effects: { 'pua-surrender': additionsApproved },
});
