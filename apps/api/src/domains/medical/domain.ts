import { healthValidUntil, todayInIndia } from '@lifedesk/rules';
import { defineDomain } from '../../define-domain.ts';
import { m } from '../../platform/language.ts';
import acknowledgeMedical from './acknowledgeMedical.ts';
import bookMedicalCentre from './bookMedicalCentre.ts';
import bookTeleMedical from './bookTeleMedical.ts';
import { centreJob } from './centre-job.ts';
import { setValidUntil } from './declarations.store.ts';
import ehdfEligiblePolicies from './ehdfEligiblePolicies.ts';
import healthDeclarationCopy from './healthDeclarationCopy.ts';
import medicalCentres from './medicalCentres.ts';
import medicalEligiblePolicies from './medicalEligiblePolicies.ts';
import medicalReports from './medicalReports.ts';
import medicalStatus from './medicalStatus.ts';
import { appointmentsJob } from './notices-job.ts';
import submitEhdf from './submitEhdf.ts';

export default defineDomain({
  operations: {
    acknowledgeMedical,
    bookMedicalCentre,
    bookTeleMedical,
    ehdfEligiblePolicies,
    healthDeclarationCopy,
    medicalCentres,
    medicalEligiblePolicies,
    medicalReports,
    medicalStatus,
    submitEhdf,
  },
  jobs: { calendar: [centreJob, appointmentsJob] },
  requestTypes: { 'submit-ehdf': { name: m.requestType_submitEhdf } },
  effects: {
    'submit-ehdf': (db, { ticket, settled_at, made_at }) =>
      setValidUntil(db, ticket, healthValidUntil(todayInIndia(settled_at ?? made_at))),
  },
});
