// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { type KeyedCallOptions, post, postKeyed, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * Applications of the last six months.
 *
 * Open applications, and those that ended in the last six months, of the applicant or the customer of the session. An
 * empty list says why.
 *
 * Session: full, application tracking. `POST /v1/application/track`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['TrackedApplications']`
 */
export const trackApplication: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['TrackedApplications']> = /* @__PURE__ */ post('trackApplication', '/v1/application/track');

/**
 * Applications with their stages.
 *
 * The same applications, each with its stages in words, whose turn it is, the day by which we decide, the papers that
 * we asked for, its money and its counter-offer.
 *
 * Session: full, application tracking. `POST /v2/application/track`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['ApplicationsInProgress']`
 */
export const trackApplicationV2: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['ApplicationsInProgress']> = /* @__PURE__ */ post('trackApplicationV2', '/v2/application/track');

/**
 * A quick look without signing in.
 *
 * Five coarse facts and no others. 404 does not reveal whether the number is unknown, the birth date is wrong or the
 * application ended more than six months ago. At most 6 looks a day at an application number, and 30 in 30 minutes
 * from an address.
 *
 * Session: none. `POST /v1/application/trackskiplogin`
 *
 * @param body `Schemas['QuickLookRequest']`
 * @returns `Schemas['QuickLook']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const trackApplicationSkipLogin: (
  sdk: Sdk,
  body: Schemas['QuickLookRequest'],
  options?: CallOptions,
) => Promise<Schemas['QuickLook']> = /* @__PURE__ */ post(
  'trackApplicationSkipLogin',
  '/v1/application/trackskiplogin',
);

/**
 * Applications that need something.
 *
 * Applications that wait for a paper, tests, an answer to an offer, or a payment.
 *
 * Session: full, application tracking. `POST /v1/application/eligiblepolicies`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['EligibleApplications']`
 */
export const applicationEligiblePolicies: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['EligibleApplications']> = /* @__PURE__ */ post(
  'applicationEligiblePolicies',
  '/v1/application/eligiblepolicies',
);

/**
 * One application.
 *
 * Everything about one application of the session. 404 for another person's, an unknown one, and one that ended more
 * than six months ago. If there is an offer to accept, `otpToken` starts its confirmation; generateOtp sends the OTP.
 *
 * Session: full, application tracking. `POST /v1/application/details`
 *
 * @param body `Schemas['ApplicationRequest']`
 * @returns `Schemas['ApplicationDetails']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const applicationDetails: (
  sdk: Sdk,
  body: Schemas['ApplicationRequest'],
  options?: CallOptions,
) => Promise<Schemas['ApplicationDetails']> = /* @__PURE__ */ post('applicationDetails', '/v1/application/details');

/**
 * The pass for the medical tests.
 *
 * What is tested, how to prepare, and the code for the centre, also as a PDF. 409 `stage` if the application needs no
 * tests.
 *
 * Session: full, application tracking. `POST /v1/application/medicalcard`
 *
 * @param body `Schemas['MedicalCardRequest']`
 * @returns `Schemas['MedicalCardAnswer']`
 * @throws {@link LifedeskError} 404 `not-found`; 409 `stage`
 */
export const applicationMedicalCard: (
  sdk: Sdk,
  body: Schemas['MedicalCardRequest'],
  options?: CallOptions,
) => Promise<Schemas['MedicalCardAnswer']> = /* @__PURE__ */ post(
  'applicationMedicalCard',
  '/v1/application/medicalcard',
);

/**
 * A link to the partner who helps with the application.
 *
 * Each call returns a new link. It works once, for ten minutes. 409 `stage` if there is nothing to help with, 502 if
 * the partner cannot be reached; the client then shows the partner-error page.
 *
 * Session: full, application tracking. `POST /v1/application/coaidlink`
 *
 * @param body `Schemas['CoAidRequest']`
 * @returns `Schemas['CoAidLink']`
 * @throws {@link LifedeskError} 404 `not-found`; 409 `stage`
 */
export const coAidRedirect: (
  sdk: Sdk,
  body: Schemas['CoAidRequest'],
  options?: CallOptions,
) => Promise<Schemas['CoAidLink']> = /* @__PURE__ */ post('coAidRedirect', '/v1/application/coaidlink');

/**
 * Send a paper for an application.
 *
 * 409 `stage` if the paper is not needed now. With the last needed paper the time in which we decide starts again.
 * Idempotent by its key.
 *
 * Session: full, application tracking. `POST /v1/application/senddocument`
 *
 * @param body `Schemas['SendApplicationDocumentRequest']`
 * @returns `Schemas['SentApplicationDocument']`
 * @throws {@link LifedeskError} 400 `file-format`; 404 `not-found`; 409 `stage`, `idempotency-conflict`
 */
export const sendApplicationDocument: (
  sdk: Sdk,
  body: Schemas['SendApplicationDocumentRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['SentApplicationDocument']> = /* @__PURE__ */ postKeyed(
  'sendApplicationDocument',
  '/v1/application/senddocument',
);

/**
 * Accept or refuse an offer on other terms.
 *
 * Accepting is confirmed by an OTP, with the `otpToken` of applicationDetails. If the premium is larger than the
 * block, it asks the UPI app for a new block; the offer is accepted when that is approved, and only then the old block
 * is released. 409 `offer-closed` if the offer was answered or has ended, or the application was withdrawn. Idempotent
 * by its key.
 *
 * Session: full, application tracking. `POST /v1/application/answeroffer`
 *
 * @param body `Schemas['AnswerCounterOfferRequest']`
 * @returns `Schemas['AnsweredApplication']`
 * @throws {@link LifedeskError} 401 `otp-wrong`, `otp-expired`, `invalid-login`; 402 `otp-burnt`; 403 `otp-blocked`;
 * 404 `not-found`; 409 `offer-closed`, `idempotency-conflict`
 */
export const answerCounterOffer: (
  sdk: Sdk,
  body: Schemas['AnswerCounterOfferRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['AnsweredApplication']> = /* @__PURE__ */ postKeyed(
  'answerCounterOffer',
  '/v1/application/answeroffer',
);

/**
 * Withdraw an application.
 *
 * Before the policy is issued. 400 `amount-refused` if the amount that comes back has changed, 409 `stage` if the
 * application is decided or ended. Idempotent by its key.
 *
 * Session: full, application tracking. `POST /v1/application/withdraw`
 *
 * @param body `Schemas['WithdrawApplicationRequest']`
 * @returns `Schemas['AnsweredApplication']`
 * @throws {@link LifedeskError} 400 `amount-refused`; 404 `not-found`; 409 `stage`, `idempotency-conflict`
 */
export const withdrawApplication: (
  sdk: Sdk,
  body: Schemas['WithdrawApplicationRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['AnsweredApplication']> = /* @__PURE__ */ postKeyed(
  'withdrawApplication',
  '/v1/application/withdraw',
);
