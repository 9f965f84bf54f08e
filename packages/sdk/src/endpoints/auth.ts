import { post } from '../transport/endpoint.ts';

/** Sends a one-time password, at first and again. `otpToken` of the challenge; answers the one to use from now on. */
export const generateOtp = /* @__PURE__ */ post('generateOtp', '/v1/otp/generate');

/** `generateOtp` for a corporate client. */
export const corporateGenerateOtp = /* @__PURE__ */ post('corporateGenerateOtp', '/v1/corporate/otp/generate');

/** First login step: policy number, mobile or e-mail. Answers masked contacts and the `otpToken` of the challenge. */
export const validateCustomer = /* @__PURE__ */ post('validateCustomer', '/v1/login/validatecustomer');

/** Second login step: answers the session and what the dashboard is built from. `confirmLogin` also keeps the session. */
export const validateOtp = /* @__PURE__ */ post('validateOtp', '/v1/login/validateotp');

/** Single sign-on hand-over: a one-time code from another app of the insurer becomes a session. */
export const authenticateUser = /* @__PURE__ */ post('authenticateUser', '/v1/autheticateuser');

/** Restores a session after a reload. */
export const validateSession = /* @__PURE__ */ post('validateSession', '/v1/validatesession');

/** Keeps a session alive under a new token. `staySignedIn` also keeps it, once for all tabs. */
export const refreshSession = /* @__PURE__ */ post('refreshSession', '/v1/refreshsession');

/** Ends the session because it ran out. */
export const expireSession = /* @__PURE__ */ post('expireSession', '/v1/expiresession', { idempotent: true });

/** Ends the separate application-tracking session. */
export const expireApplicationSession = /* @__PURE__ */ post('expireApplicationSession', '/v1/expiresessionneo', {
  idempotent: true,
});

/** Ends the session because the customer asked. `signOut` also forgets it on the device. */
export const logout = /* @__PURE__ */ post('logout', '/v1/logout', { idempotent: true });

/** Partial login: policy number or phone number, no OTP; opens a payments-only session. */
export const validatePaymentCustomer = /* @__PURE__ */ post(
  'validatePaymentCustomer',
  '/v1/paymentlogin/validatecustomer',
);

/** What a payments-only session may know and pay; restores it after a reload. */
export const validatePaymentSession = /* @__PURE__ */ post('validatePaymentSession', '/v1/payment/validatesession');

/** First login step of a corporate client, by client id. */
export const corporateValidateCustomer = /* @__PURE__ */ post(
  'corporateValidateCustomer',
  '/v1/corporate/login/validatecustomer',
);

/** Second login step of a corporate client. */
export const corporateValidateOtp = /* @__PURE__ */ post('corporateValidateOtp', '/v1/corporate/login/validateotp');

/** Restores a corporate session after a reload. */
export const corporateValidateSession = /* @__PURE__ */ post(
  'corporateValidateSession',
  '/v1/corporate/validatesession',
);

/** Single sign-on hand-over of a corporate client. */
export const corporateValidateAuthCode = /* @__PURE__ */ post(
  'corporateValidateAuthCode',
  '/v1/corporate/validateauthcode',
);

/** Keeps a corporate session alive under a new token. */
export const corporateRefreshSession = /* @__PURE__ */ post('corporateRefreshSession', '/v1/corporate/refreshsession');

/** Ends a corporate session because it ran out. */
export const corporateExpireSession = /* @__PURE__ */ post('corporateExpireSession', '/v1/corporate/expiresession', {
  idempotent: true,
});

/** Ends a corporate session because its user asked. */
export const corporateLogout = /* @__PURE__ */ post('corporateLogout', '/v1/corporate/logout', { idempotent: true });

/** The server's public key, from which a session's envelope key is agreed. Travels plain. */
export const agreeEnvelopeKey = /* @__PURE__ */ post('agreeEnvelopeKey', '/v1/envelope/key', { plain: true });
