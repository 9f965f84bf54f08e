// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { post, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * Send a one-time password.
 *
 * Sends an OTP to the registered mobile number and email of the challenge in otpToken, the first time and again. A
 * customer gets at most 5 in 30 minutes without a session and 20 inside one, and a new contact 4 an hour; beyond that,
 * 429 `rate-limited` says when to try again. The otpToken comes from validateCustomer or from the service that asks
 * for confirmation. Inside a session clientId names the client, and the challenge must belong to that client.
 *
 * Most apps call `sendLoginOtp` when signing in and `sendOtp` in a session, which choose the audience.
 *
 * Session: none. `POST /v1/otp/generate`
 *
 * @param body `Schemas['OtpRequest']`
 * @returns `Schemas['OtpChallenge']`
 * @throws {@link LifedeskError} 401 `invalid-login`; 403 `otp-blocked`; 429 `resend-too-soon`, `resend-limit`
 */
export const generateOtp: (
  sdk: Sdk,
  body: Schemas['OtpRequest'],
  options?: CallOptions,
) => Promise<Schemas['OtpChallenge']> = /* @__PURE__ */ post('generateOtp', '/v1/otp/generate');

/**
 * Send a one-time password to a corporate client.
 *
 * Sends an OTP to the corporate contact, the first time and again.
 *
 * Most apps call `sendLoginOtp` when signing in and `sendOtp` in a session, which choose the audience.
 *
 * Session: none. `POST /v1/corporate/otp/generate`
 *
 * @param body `Schemas['CorporateOtpRequest']`
 * @returns `Schemas['OtpChallenge']`
 * @throws {@link LifedeskError} 401 `invalid-login`; 403 `otp-blocked`; 429 `resend-too-soon`, `resend-limit`
 */
export const corporateGenerateOtp: (
  sdk: Sdk,
  body: Schemas['CorporateOtpRequest'],
  options?: CallOptions,
) => Promise<Schemas['OtpChallenge']> = /* @__PURE__ */ post('corporateGenerateOtp', '/v1/corporate/otp/generate');

/**
 * Recognise a customer.
 *
 * First login step. It sends nothing; generateOtp does that. 401 does not reveal whether the customer exists, and
 * takes the same time either way. A mobile number or email shared by several customers returns 409: those customers
 * sign in with a policy number.
 *
 * Most apps call `beginLogin`, which keeps the challenge.
 *
 * Session: none. `POST /v1/login/validatecustomer`
 *
 * @param body `Schemas['ValidateCustomerRequest']`
 * @returns `Schemas['LoginChallenge']`
 * @throws {@link LifedeskError} 401 `invalid-login`; 403 `login-blocked`; 409 `login-not-unique`
 */
export const validateCustomer: (
  sdk: Sdk,
  body: Schemas['ValidateCustomerRequest'],
  options?: CallOptions,
) => Promise<Schemas['LoginChallenge']> = /* @__PURE__ */ post('validateCustomer', '/v1/login/validatecustomer');

/**
 * Log in with the one-time password.
 *
 * Second login step. 401 is a wrong or expired OTP, 402 an OTP used up by too many wrong tries, 403 a login locked for
 * 30 minutes. The work type given to validateCustomer decides the kind of session: `login` opens a full one,
 * `track_application_skip_login` a tracking one. If several applicants share the mobile number, 409
 * `birth-date-needed` asks for the birth date of the one; send it with the same OTP. The third wrong date uses the OTP
 * up.
 *
 * Most apps call `confirmLogin`, which keeps the session.
 *
 * Session: none. `POST /v1/login/validateotp`
 *
 * @param body `Schemas['ValidateOtpRequest']`
 * @returns `Schemas['LoginAnswer']`
 * @throws {@link LifedeskError} 401 `otp-wrong`, `otp-expired`, `birth-date-wrong`, `invalid-login`; 402 `otp-burnt`;
 * 403 `otp-blocked`; 409 `birth-date-needed`
 */
export const validateOtp: (
  sdk: Sdk,
  body: Schemas['ValidateOtpRequest'],
  options?: CallOptions,
) => Promise<Schemas['LoginAnswer']> = /* @__PURE__ */ post('validateOtp', '/v1/login/validateotp');

/**
 * Take over a login from another app.
 *
 * Single sign-on hand-over: exchanges a one-time code from another app of the insurer for a session. A code works once
 * and only for a short time.
 *
 * Most apps call `takeOverLogin`, which keeps the session.
 *
 * Session: none. `POST /v1/autheticateuser`
 *
 * @param body `Schemas['AuthCodeRequest']`
 * @returns `Schemas['LoginAnswer']`
 * @throws {@link LifedeskError} 401 `auth-code-invalid`; 403 `login-blocked`
 */
export const authenticateUser: (
  sdk: Sdk,
  body: Schemas['AuthCodeRequest'],
  options?: CallOptions,
) => Promise<Schemas['LoginAnswer']> = /* @__PURE__ */ post('authenticateUser', '/v1/autheticateuser');

/**
 * Restore a session.
 *
 * After a reload: returns the same as validateOtp, with current data, under the same token.
 *
 * Most apps call `restoreSession`, for every kind of session.
 *
 * Session: full. `POST /v1/validatesession`
 *
 * @param body `Schemas['ValidateSessionRequest']`
 * @returns `Schemas['LoginAnswer']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const validateSession: (
  sdk: Sdk,
  body?: Schemas['ValidateSessionRequest'],
  options?: CallOptions,
) => Promise<Schemas['LoginAnswer']> = /* @__PURE__ */ post('validateSession', '/v1/validatesession');

/**
 * Keep a session alive.
 *
 * The session continues with a new token and a new XSRF token.
 *
 * Most apps call `staySignedIn`, once for all tabs.
 *
 * Session: full. `POST /v1/refreshsession`
 *
 * @param body `Schemas['SessionPolicyRequest']`
 * @returns `Schemas['RefreshAnswer']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const refreshSession: (
  sdk: Sdk,
  body?: Schemas['SessionPolicyRequest'],
  options?: CallOptions,
) => Promise<Schemas['RefreshAnswer']> = /* @__PURE__ */ post('refreshSession', '/v1/refreshsession');

/**
 * End an expired session.
 *
 * The token stops working immediately, including that of a payments-only session.
 *
 * Most apps call `expireNow`, which also ends the session on the device.
 *
 * Session: full, payments-only. `POST /v1/expiresession`
 *
 * @param body `Schemas['SessionPolicyRequest']`
 * @returns nothing
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const expireSession: (
  sdk: Sdk,
  body?: Schemas['SessionPolicyRequest'],
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ post('expireSession', '/v1/expiresession', {
  idempotent: true,
  mayBeEmpty: true,
});

/**
 * End an application-tracking session.
 *
 * The token stops working immediately.
 *
 * Session: application tracking. `POST /v1/expiresessionneo`
 *
 * @param body `Schemas['SessionPolicyRequest']`
 * @returns nothing
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const expireApplicationSession: (
  sdk: Sdk,
  body?: Schemas['SessionPolicyRequest'],
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ post('expireApplicationSession', '/v1/expiresessionneo', {
  idempotent: true,
  mayBeEmpty: true,
});

/**
 * List the customer's sessions.
 *
 * Every open session of the customer, the current one first, then by last use: the device as reported by the browser,
 * when the session began and when it was last used.
 *
 * Session: full, corporate. `POST /v1/sessions/list`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['SessionList']`
 */
export const sessionList: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['SessionList']> = /* @__PURE__ */ post('sessionList', '/v1/sessions/list');

/**
 * Sign out one device.
 *
 * Ends one other session of the customer. If it has ended already, or belongs to someone else, the response is the
 * same. To end the current session, sign out.
 *
 * Session: full, corporate. `POST /v1/sessions/end`
 *
 * @param body `Schemas['EndSessionRequest']`
 * @returns nothing
 */
export const endSession: (sdk: Sdk, body: Schemas['EndSessionRequest'], options?: CallOptions) => Promise<undefined> =
  /* @__PURE__ */ post('endSession', '/v1/sessions/end', { idempotent: true, mayBeEmpty: true });

/**
 * Sign out all other devices.
 *
 * Ends every session of the customer except the current one. Other browsers are then new: their next sign-in is
 * announced, and holds payouts.
 *
 * Session: full, corporate. `POST /v1/sessions/endothers`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns nothing
 */
export const endOtherSessions: (sdk: Sdk, body?: Schemas['EmptyBody'], options?: CallOptions) => Promise<undefined> =
  /* @__PURE__ */ post('endOtherSessions', '/v1/sessions/endothers', { idempotent: true, mayBeEmpty: true });

/**
 * Record who served the customer at a branch.
 *
 * Stored once for a session, and never changed: later calls return what was recorded first. It has the name of the
 * member of staff as their provider gave it, or without a session of staff as they typed it, and the kind of the
 * identity document that they saw, never its number.
 *
 * Session: full. `POST /v1/branch/recordvisit`
 *
 * @param body `Schemas['BranchVisitRequest']`
 * @returns `Schemas['BranchVisit']`
 */
export const recordBranchVisit: (
  sdk: Sdk,
  body: Schemas['BranchVisitRequest'],
  options?: CallOptions,
) => Promise<Schemas['BranchVisit']> = /* @__PURE__ */ post('recordBranchVisit', '/v1/branch/recordvisit', {
  idempotent: true,
});

/**
 * Log out.
 *
 * The token stops working immediately, including that of a payments-only session.
 *
 * Most apps call `signOut`, which also ends the session on the device.
 *
 * Session: full, payments-only. `POST /v1/logout`
 *
 * @param body `Schemas['SessionPolicyRequest']`
 * @returns nothing
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const logout: (sdk: Sdk, body?: Schemas['SessionPolicyRequest'], options?: CallOptions) => Promise<undefined> =
  /* @__PURE__ */ post('logout', '/v1/logout', { idempotent: true, mayBeEmpty: true });

/**
 * Log in for payments only.
 *
 * Partial login by policy number or mobile number, without an OTP. The session sees masked data and can only pay and
 * ask about payments.
 *
 * Most apps call `beginPartialLogin`, which keeps the session.
 *
 * Session: none. `POST /v1/paymentlogin/validatecustomer`
 *
 * @param body `Schemas['ValidatePaymentCustomerRequest']`
 * @returns `Schemas['PartialLoginAnswer']`
 * @throws {@link LifedeskError} 401 `invalid-login`; 403 `login-blocked`; 409 `login-not-unique`
 */
export const validatePaymentCustomer: (
  sdk: Sdk,
  body: Schemas['ValidatePaymentCustomerRequest'],
  options?: CallOptions,
) => Promise<Schemas['PartialLoginAnswer']> = /* @__PURE__ */ post(
  'validatePaymentCustomer',
  '/v1/paymentlogin/validatecustomer',
);

/**
 * What a payments-only session can pay.
 *
 * Returns the payment summary per policy and masked profile data.
 *
 * Most apps call `restoreSession`, for every kind of session.
 *
 * Session: payments-only. `POST /v1/payment/validatesession`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['PartialSessionAnswer']`
 */
export const validatePaymentSession: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['PartialSessionAnswer']> = /* @__PURE__ */ post(
  'validatePaymentSession',
  '/v1/payment/validatesession',
);

/**
 * Recognise a corporate client.
 *
 * First corporate login step, by client id. It sends nothing; corporateGenerateOtp does that.
 *
 * Most apps call `beginCorporateLogin`, which keeps the challenge.
 *
 * Session: none. `POST /v1/corporate/login/validatecustomer`
 *
 * @param body `Schemas['CorporateValidateCustomerRequest']`
 * @returns `Schemas['LoginChallenge']`
 * @throws {@link LifedeskError} 401 `invalid-login`; 403 `login-blocked`
 */
export const corporateValidateCustomer: (
  sdk: Sdk,
  body: Schemas['CorporateValidateCustomerRequest'],
  options?: CallOptions,
) => Promise<Schemas['LoginChallenge']> = /* @__PURE__ */ post(
  'corporateValidateCustomer',
  '/v1/corporate/login/validatecustomer',
);

/**
 * Log in a corporate client.
 *
 * Second corporate login step. Statuses as in validateOtp.
 *
 * Most apps call `confirmLogin`, which keeps the session.
 *
 * Session: none. `POST /v1/corporate/login/validateotp`
 *
 * @param body `Schemas['ValidateOtpRequest']`
 * @returns `Schemas['CorporateLoginAnswer']`
 * @throws {@link LifedeskError} 401 `otp-wrong`, `otp-expired`, `invalid-login`; 402 `otp-burnt`; 403 `otp-blocked`
 */
export const corporateValidateOtp: (
  sdk: Sdk,
  body: Schemas['ValidateOtpRequest'],
  options?: CallOptions,
) => Promise<Schemas['CorporateLoginAnswer']> = /* @__PURE__ */ post(
  'corporateValidateOtp',
  '/v1/corporate/login/validateotp',
);

/**
 * Restore a corporate session.
 *
 * After a reload: returns the same as corporateValidateOtp, with current data, under the same token.
 *
 * Most apps call `restoreSession`, for every kind of session.
 *
 * Session: corporate. `POST /v1/corporate/validatesession`
 *
 * @param body `Schemas['SessionClientRequest']`
 * @returns `Schemas['CorporateLoginAnswer']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const corporateValidateSession: (
  sdk: Sdk,
  body: Schemas['SessionClientRequest'],
  options?: CallOptions,
) => Promise<Schemas['CorporateLoginAnswer']> = /* @__PURE__ */ post(
  'corporateValidateSession',
  '/v1/corporate/validatesession',
);

/**
 * Take over a corporate login from another app.
 *
 * Corporate single sign-on hand-over: exchanges a one-time code for a corporate session.
 *
 * Most apps call `takeOverLogin`, which keeps the session.
 *
 * Session: none. `POST /v1/corporate/validateauthcode`
 *
 * @param body `Schemas['AuthCodeRequest']`
 * @returns `Schemas['CorporateLoginAnswer']`
 * @throws {@link LifedeskError} 401 `auth-code-invalid`; 403 `login-blocked`
 */
export const corporateValidateAuthCode: (
  sdk: Sdk,
  body: Schemas['AuthCodeRequest'],
  options?: CallOptions,
) => Promise<Schemas['CorporateLoginAnswer']> = /* @__PURE__ */ post(
  'corporateValidateAuthCode',
  '/v1/corporate/validateauthcode',
);

/**
 * Keep a corporate session alive.
 *
 * The session continues with a new token and a new XSRF token.
 *
 * Most apps call `staySignedIn`, once for all tabs.
 *
 * Session: corporate. `POST /v1/corporate/refreshsession`
 *
 * @param body `Schemas['SessionClientRequest']`
 * @returns `Schemas['RefreshAnswer']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const corporateRefreshSession: (
  sdk: Sdk,
  body: Schemas['SessionClientRequest'],
  options?: CallOptions,
) => Promise<Schemas['RefreshAnswer']> = /* @__PURE__ */ post(
  'corporateRefreshSession',
  '/v1/corporate/refreshsession',
);

/**
 * End an expired corporate session.
 *
 * The token stops working immediately.
 *
 * Most apps call `expireNow`, which also ends the session on the device.
 *
 * Session: corporate. `POST /v1/corporate/expiresession`
 *
 * @param body `Schemas['SessionClientRequest']`
 * @returns nothing
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const corporateExpireSession: (
  sdk: Sdk,
  body: Schemas['SessionClientRequest'],
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ post('corporateExpireSession', '/v1/corporate/expiresession', {
  idempotent: true,
  mayBeEmpty: true,
});

/**
 * Log out a corporate client.
 *
 * The token stops working immediately.
 *
 * Most apps call `signOut`, which also ends the session on the device.
 *
 * Session: corporate. `POST /v1/corporate/logout`
 *
 * @param body `Schemas['SessionClientRequest']`
 * @returns nothing
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const corporateLogout: (
  sdk: Sdk,
  body: Schemas['SessionClientRequest'],
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ post('corporateLogout', '/v1/corporate/logout', {
  idempotent: true,
  mayBeEmpty: true,
});

/**
 * Get the public key of the envelope.
 *
 * The server's public key and its id, from which both sides derive the session's envelope key. This call and its
 * response are not encrypted.
 *
 * Session: none. `POST /v1/envelope/key`
 *
 * @param body `Schemas['EnvelopeKeyRequest']`
 * @returns `Schemas['EnvelopeKeyAnswer']`
 */
export const agreeEnvelopeKey: (
  sdk: Sdk,
  body: Schemas['EnvelopeKeyRequest'],
  options?: CallOptions,
) => Promise<Schemas['EnvelopeKeyAnswer']> = /* @__PURE__ */ post('agreeEnvelopeKey', '/v1/envelope/key', {
  plain: true,
});
