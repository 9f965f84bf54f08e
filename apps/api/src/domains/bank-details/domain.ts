import { defineDomain } from '../../define-domain.ts';
import { m } from '../../platform/language.ts';
import bankDetails from './bankDetails.ts';
import fetchNeft from './fetchNeft.ts';
import updateNeft from './updateNeft.ts';
import verifyNeftDetails from './verifyNeftDetails.ts';

export default defineDomain({
  operations: { bankDetails, fetchNeft, updateNeft, verifyNeftDetails },
  requestTypes: {
    'neft-details': {
      name: m.requestType_neftDetails,
      movesMoney: true,
      changes: { 'bank-account': m.audit_bankAccount },
    },
  },
});
