import { post, postKeyed } from '../transport/endpoint.ts';

/** What the customer has asked for, with stages and the trail of what it changed; the newest first. */
export const serviceRequests = /* @__PURE__ */ post('serviceRequests', '/v1/servicerequest/fetch');

/** One request by its ticket number, as somebody typed it. */
export const queryTicketStatus = /* @__PURE__ */ post('queryTicketStatus', '/v1/servicerequest/status');

/** A question about a request, or a document that it misses. */
export const submitServiceRequestQuery = /* @__PURE__ */ postKeyed(
  'submitServiceRequestQuery',
  '/v1/servicerequest/submit',
);

/** What a complaint can be about. */
export const complaintEligible = /* @__PURE__ */ post('complaintEligible', '/v1/complaint/eligible');

/** A complaint, with an attachment where there is one. */
export const submitComplaint = /* @__PURE__ */ postKeyed('submitComplaint', '/v1/complaint/submit');

/** Asks to put right what went wrong with an earlier request. */
export const requestServiceRecovery = /* @__PURE__ */ postKeyed('requestServiceRecovery', '/v1/servicerecovery/submit');
