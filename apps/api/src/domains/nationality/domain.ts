import { defineDomain } from '../../define-domain.ts';
import corporateSubmitFatca from './corporateSubmitFatca.ts';
import { declarationApproved } from './declare.ts';
import fatcaDetails from './fatcaDetails.ts';
import fatcaDetailsPartial from './fatcaDetailsPartial.ts';
import fatcaEligibility from './fatcaEligibility.ts';
import submitFatcaWithOtp from './submitFatcaWithOtp.ts';
import submitFatcaWithoutOtp from './submitFatcaWithoutOtp.ts';

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
