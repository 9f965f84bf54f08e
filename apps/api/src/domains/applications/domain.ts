import { defineDomain } from '../../define-domain.ts';
import { m } from '../../platform/language.ts';
import answerCounterOffer from './answerCounterOffer.ts';
import applicationDetails from './applicationDetails.ts';
import applicationEligiblePolicies from './applicationEligiblePolicies.ts';
import applicationMedicalCard from './applicationMedicalCard.ts';
import { blockJob } from './block-job.ts';
import coAidRedirect from './coAidRedirect.ts';
import { deadlineJob } from './deadline-job.ts';
import { depositJob } from './deposit-job.ts';
import sendApplicationDocument from './sendApplicationDocument.ts';
import { trackApplication, trackApplicationV2 } from './trackApplication.ts';
import trackApplicationSkipLogin from './trackApplicationSkipLogin.ts';
import withdrawApplication from './withdrawApplication.ts';

export default defineDomain({
  operations: {
    answerCounterOffer,
    applicationDetails,
    applicationEligiblePolicies,
    applicationMedicalCard,
    coAidRedirect,
    sendApplicationDocument,
    trackApplication,
    trackApplicationSkipLogin,
    trackApplicationV2,
    withdrawApplication,
  },
  otpPurposes: { 'counter-offer': m.sms_purposeCounterOffer },
  jobs: { payments: [blockJob], calendar: [deadlineJob], payouts: [depositJob] },
});
