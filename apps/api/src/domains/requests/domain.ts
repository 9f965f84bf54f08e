import { defineDomain } from '../../define-domain.ts';
import { m } from '../../platform/language.ts';
import requestServiceRecovery from './requestServiceRecovery.ts';
import { queueTidyJob, requestsJob } from './requests-job.ts';
import { queryTicketStatus, serviceRequests } from './serviceRequests.ts';
import { complaintEligible, submitComplaint } from './submitComplaint.ts';
import submitServiceRequestQuery from './submitServiceRequestQuery.ts';

export default defineDomain({
  operations: {
    complaintEligible,
    queryTicketStatus,
    requestServiceRecovery,
    serviceRequests,
    submitComplaint,
    submitServiceRequestQuery,
  },
  jobs: { messages: [requestsJob], tidy: [queueTidyJob] },
  requestTypes: {
    'raise-complaint': { name: m.requestType_raiseComplaint, promise: 'grievance' },
    'service-recovery': { name: m.requestType_serviceRecovery, promise: 'grievance' },
    'request-query': { name: m.requestType_requestQuery },
  },
});
