import { defineDomain } from '../../define-domain.ts';
import { m } from '../../platform/language.ts';
import compareFace from './compareFace.ts';
import deleteEkyc from './deleteEkyc.ts';
import ekycOtp from './ekycOtp.ts';
import ekycStatus from './ekycStatus.ts';
import { identityOverview } from './identity-state.ts';
import lifeCertificateAadhaarOtp from './lifeCertificateAadhaarOtp.ts';
import lifeCertificateEligibility from './lifeCertificateEligibility.ts';
import { identityPurgeJob } from './purge-job.ts';
import { remindersJob } from './reminders-job.ts';
import selfieLiveness from './selfieLiveness.ts';
import submitEkyc, { ekycApproved } from './submitEkyc.ts';
import submitLifeCertificate, { certificateApproved } from './submitLifeCertificate.ts';
import validateEkyc from './validateEkyc.ts';
import validateLifeCertificateAadhaarOtp from './validateLifeCertificateAadhaarOtp.ts';

export default defineDomain({
  operations: {
    compareFace,
    deleteEkyc,
    ekycOtp,
    ekycStatus,
    lifeCertificateAadhaarOtp,
    lifeCertificateEligibility,
    selfieLiveness,
    submitEkyc,
    submitLifeCertificate,
    validateEkyc,
    validateLifeCertificateAadhaarOtp,
  },
  requestTypes: {
    ekyc: { name: m.requestType_ekyc, changes: { identity: m.audit_identity, gender: m.audit_gender } },
    'ekyc-deletion': { name: m.requestType_ekycDeletion },
    'digital-living-certificate': {
      name: m.requestType_lifeCertificate,
      movesMoney: true,
      changes: { 'life-certificate': m.audit_lifeCertificate },
    },
  },
  effects: { ekyc: ekycApproved, 'digital-living-certificate': certificateApproved },
  jobs: { purge: [identityPurgeJob], calendar: [remindersJob] },
  overviewAdditions: identityOverview,
});
