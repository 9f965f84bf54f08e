import { defineDomain } from '../../define-domain.ts';
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
    'raise-complaint': { name: { en: 'Complaint', hi: 'शिकायत' }, promise: 'grievance' },
    'service-recovery': { name: { en: 'Problem with a request', hi: 'अनुरोध में गड़बड़ी' }, promise: 'grievance' },
    'request-query': { name: { en: 'Question about a request', hi: 'अनुरोध के बारे में सवाल' } },
  },
});
