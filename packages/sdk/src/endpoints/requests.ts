// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { type KeyedCallOptions, post, postKeyed, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * Requests.
 *
 * With stage, promised date, what they changed, when and from where. The newest 200.
 *
 * Session: full. `POST /v1/servicerequest/fetch`
 *
 * @param body `Schemas['ServiceRequestsRequest']`
 * @returns `Schemas['ServiceRequests']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const serviceRequests: (
  sdk: Sdk,
  body?: Schemas['ServiceRequestsRequest'],
  options?: CallOptions,
) => Promise<Schemas['ServiceRequests']> = /* @__PURE__ */ post('serviceRequests', '/v1/servicerequest/fetch');

/**
 * One request.
 *
 * An invalid request number, or one of another customer, returns 400 `ticket-invalid`.
 *
 * Session: full. `POST /v1/servicerequest/status`
 *
 * @param body `Schemas['TicketStatusRequest']`
 * @returns `Schemas['ServiceRequest']`
 * @throws {@link LifedeskError} 400 `ticket-invalid`
 */
export const queryTicketStatus: (
  sdk: Sdk,
  body: Schemas['TicketStatusRequest'],
  options?: CallOptions,
) => Promise<Schemas['ServiceRequest']> = /* @__PURE__ */ post('queryTicketStatus', '/v1/servicerequest/status');

/**
 * Ask about a request, or send missing information.
 *
 * A request that waits for the customer continues.
 *
 * Session: full. `POST /v1/servicerequest/submit`
 *
 * @param body `Schemas['ServiceRequestQuery']`
 * @returns `Schemas['Acknowledgement']`
 * @throws {@link LifedeskError} 400 `ticket-invalid`, `file-format`; 409 `idempotency-conflict`
 */
export const submitServiceRequestQuery: (
  sdk: Sdk,
  body: Schemas['ServiceRequestQuery'],
  options: KeyedCallOptions,
) => Promise<Schemas['Acknowledgement']> = /* @__PURE__ */ postKeyed(
  'submitServiceRequestQuery',
  '/v1/servicerequest/submit',
);

/**
 * Categories for a complaint.
 *
 * Policies and categories.
 *
 * Session: full. `POST /v1/complaint/eligible`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['ComplaintEligible']`
 */
export const complaintEligible: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['ComplaintEligible']> = /* @__PURE__ */ post('complaintEligible', '/v1/complaint/eligible');

/**
 * Make a complaint.
 *
 * Will be settled within the days for grievances.
 *
 * Session: full. `POST /v1/complaint/submit`
 *
 * @param body `Schemas['ComplaintRequest']`
 * @returns `Schemas['Acknowledgement']`
 * @throws {@link LifedeskError} 400 `file-format`; 404 `not-found`; 409 `idempotency-conflict`
 */
export const submitComplaint: (
  sdk: Sdk,
  body: Schemas['ComplaintRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['Acknowledgement']> = /* @__PURE__ */ postKeyed('submitComplaint', '/v1/complaint/submit');

/**
 * Report a problem with a request.
 *
 * About an earlier request of the customer.
 *
 * Session: full. `POST /v1/servicerecovery/submit`
 *
 * @param body `Schemas['ServiceRecoveryRequest']`
 * @returns `Schemas['Acknowledgement']`
 * @throws {@link LifedeskError} 400 `ticket-invalid`, `file-format`; 409 `idempotency-conflict`
 */
export const requestServiceRecovery: (
  sdk: Sdk,
  body: Schemas['ServiceRecoveryRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['Acknowledgement']> = /* @__PURE__ */ postKeyed(
  'requestServiceRecovery',
  '/v1/servicerecovery/submit',
);
