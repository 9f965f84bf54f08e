import { defineDomain } from '../../define-domain.ts';
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
      name: { en: 'Nationality and tax residence', hi: 'राष्ट्रीयता, टैक्स रेज़िडेंसी' },
      movesMoney: true,
      changes: { nationality: { en: 'Nationality', hi: 'राष्ट्रीयता' } },
    },
  },
  effects: { 'update-nationality': declarationApproved },
});
