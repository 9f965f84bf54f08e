import { defineDomain } from '../../define-domain.ts';
import bankDetails from './bankDetails.ts';
import fetchNeft from './fetchNeft.ts';
import updateNeft from './updateNeft.ts';
import verifyNeftDetails from './verifyNeftDetails.ts';

export default defineDomain({
  operations: { bankDetails, fetchNeft, updateNeft, verifyNeftDetails },
  requestTypes: {
    'neft-details': {
      name: { en: 'Change of bank account', hi: 'बैंक खाते में बदलाव' },
      movesMoney: true,
      changes: { 'bank-account': { en: 'Bank account', hi: 'बैंक खाता' } },
    },
  },
});
