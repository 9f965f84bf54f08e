import { defineDomain } from '../../define-domain.ts';
import { m } from '../../platform/language.ts';
import { fatcaDetails, fatcaDetailsPartial } from './fatcaDetails.ts';
import fatcaEligibility from './fatcaEligibility.ts';
import { corporateSubmitFatca, declarationApproved, submitFatcaWithOtp, submitFatcaWithoutOtp } from './submitFatca.ts';

export default defineDomain({
  operations: {
    corporateSubmitFatca,
    fatcaDetails,
    fatcaDetailsPartial,
    fatcaEligibility,
    submitFatcaWithOtp,
    submitFatcaWithoutOtp,
  },
  requestTypes: {
    'update-nationality': {
      name: m.requestType_updateNationality,
      movesMoney: true,
      changes: { nationality: m.audit_nationality },
    },
  },
  effects: { 'update-nationality': declarationApproved },
});
