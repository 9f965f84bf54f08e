// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { post, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * Begin to sign in as staff.
 *
 * Returns the address of the provider's page (OpenID Connect, authorization code with PKCE). State, nonce and the PKCE
 * verifier stay on the server, for one use.
 *
 * Session: none. `POST /v1/staff/signin/start`
 *
 * @param body `Schemas['StaffSignInRequest']`
 * @returns `Schemas['StaffSignIn']`
 * @throws {@link LifedeskError} 503 `staff-not-set-up`
 */
export const startStaffSignIn: (
  sdk: Sdk,
  body: Schemas['StaffSignInRequest'],
  options?: CallOptions,
) => Promise<Schemas['StaffSignIn']> = /* @__PURE__ */ post('startStaffSignIn', '/v1/staff/signin/start');

/**
 * Finish to sign in as staff.
 *
 * Exchanges the provider's code for a session of the member of staff. An attempt works once, whatever comes of it: 401
 * says that it is unknown, used or too old, or that the provider's token is not for this sign-in.
 *
 * Session: none. `POST /v1/staff/signin/complete`
 *
 * @param body `Schemas['CompleteStaffSignInRequest']`
 * @returns `Schemas['StaffSession']`
 * @throws {@link LifedeskError} 401 `auth-code-invalid`; 503 `staff-not-set-up`
 */
export const completeStaffSignIn: (
  sdk: Sdk,
  body: Schemas['CompleteStaffSignInRequest'],
  options?: CallOptions,
) => Promise<Schemas['StaffSession']> = /* @__PURE__ */ post('completeStaffSignIn', '/v1/staff/signin/complete');

/**
 * Read who is signed in as staff.
 *
 * Returns 401 once the session has ended.
 *
 * Session: staff. `POST /v1/staff/session/read`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['StaffMember']`
 */
export const readStaffSession: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['StaffMember']> = /* @__PURE__ */ post('readStaffSession', '/v1/staff/session/read', {
  idempotent: true,
});

/**
 * Sign out as staff.
 *
 * Also ends the customers' sessions that were opened in it.
 *
 * Session: staff. `POST /v1/staff/session/end`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns nothing
 */
export const endStaffSession: (sdk: Sdk, body?: Schemas['EmptyBody'], options?: CallOptions) => Promise<undefined> =
  /* @__PURE__ */ post('endStaffSession', '/v1/staff/session/end', { idempotent: true, mayBeEmpty: true });

/**
 * End all sessions of a customer.
 *
 * For a customer who has lost a device or fears a fraud. Also forgets the customer's browsers: the next sign-in in
 * each is announced, and holds payouts. The reason is recorded.
 *
 * Session: staff. `POST /v1/staff/customer/endsessions`
 *
 * @param body `Schemas['EndCustomerSessionsRequest']`
 * @returns `Schemas['EndedSessions']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const endCustomerSessions: (
  sdk: Sdk,
  body: Schemas['EndCustomerSessionsRequest'],
  options?: CallOptions,
) => Promise<Schemas['EndedSessions']> = /* @__PURE__ */ post('endCustomerSessions', '/v1/staff/customer/endsessions', {
  idempotent: true,
});

/**
 * Serve a customer who has asked in a request.
 *
 * Opens a session of the customer without an OTP, because of a request, until that is settled. It works together with
 * the session of staff that opened it, for the operations with `x-staff-request` only; each call is recorded with the
 * number of the request. 404 says that there is no such request, or that it is settled.
 *
 * Session: staff. `POST /v1/staff/request/open`
 *
 * @param body `Schemas['OpenCustomerRequestBody']`
 * @returns `Schemas['LoginAnswer']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const openCustomerRequest: (
  sdk: Sdk,
  body: Schemas['OpenCustomerRequestBody'],
  options?: CallOptions,
) => Promise<Schemas['LoginAnswer']> = /* @__PURE__ */ post('openCustomerRequest', '/v1/staff/request/open');
