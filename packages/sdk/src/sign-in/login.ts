import {
  authenticateUser,
  corporateValidateAuthCode,
  corporateValidateCustomer,
  corporateValidateOtp,
  validateCustomer,
  validateOtp,
  validatePaymentCustomer,
} from '../endpoints/auth.ts';
import { sendOtpOf } from '../endpoints/session-audience.ts';
import { openCustomerRequest } from '../endpoints/staff.ts';
import type { OperationId } from '../errors/situations.ts';
import type { Audience, Challenge } from '../session/state.ts';
import {
  applicationTracked,
  challenged,
  corporateLoggedIn,
  loggedIn,
  otpSent,
  partiallyLoggedIn,
} from '../session/transitions.ts';
import type { CallOptions } from '../transport/call.ts';
import type { AnswerOf, BodyOf } from '../transport/endpoint.ts';
import { failedCall } from '../transport/failure.ts';
import { stateOf } from '../transport/require-sdk.ts';
import type { Sdk } from '../transport/sdk.ts';

/** The owner of a new session, and the data for its screens. */
export type LoggedIn =
  | { readonly audience: 'retail'; readonly answer: AnswerOf<'validateOtp'> }
  | { readonly audience: 'corporate'; readonly answer: AnswerOf<'corporateValidateOtp'> };

/**
 * First login step of a policyholder, or of an applicant who tracks an application. @throws LifedeskError
 * `invalid-login`, `login-blocked`, `login-not-unique`
 */
export async function beginLogin(sdk: Sdk, body: BodyOf<'validateCustomer'>, options?: CallOptions) {
  const answer = await validateCustomer(sdk, body, options);
  sdk.session.apply((state) => challenged(state, answer, 'retail', body.loginId ?? body.applicationNo ?? ''));
  return answer;
}

/** First login step of a corporate client. @throws LifedeskError as `beginLogin` */
export async function beginCorporateLogin(sdk: Sdk, body: BodyOf<'corporateValidateCustomer'>, options?: CallOptions) {
  const answer = await corporateValidateCustomer(sdk, body, options);
  sdk.session.apply((state) => challenged(state, answer, 'corporate', body.clientId));
  return answer;
}

/**
 * Sends the OTP of the login in progress, the first time and again. @param workTypeTxt the action phrase of the route
 */
export async function sendLoginOtp(sdk: Sdk, workTypeTxt: string, options?: CallOptions) {
  const answer = await sendOtpOf(sdk, challengeOf(sdk, 'sendLoginOtp', 'generateOtp'), workTypeTxt, options);
  sdk.session.apply((state) => otpSent(state, answer));
  return answer;
}

/**
 * Second login step: opens and keeps the session. @throws LifedeskError `otp-wrong`, `otp-expired`, `otp-burnt`,
 * `otp-blocked`; for application tracking `birth-date-needed` if several applicants share the mobile number, and
 * `birth-date-wrong`. The OTP stays valid for these two, so call it again with the birth date.
 */
export async function confirmLogin(
  sdk: Sdk,
  otp: string,
  { birthDate, ...options }: CallOptions & { readonly birthDate?: string } = {},
): Promise<LoggedIn> {
  const { audience, otpToken, loginId } = challengeOf(sdk, 'confirmLogin', 'validateOtp');
  const body = { otpToken, otp };
  if (audience === 'corporate') return keepCorporate(sdk, await corporateValidateOtp(sdk, body, options));
  const answer = await validateOtp(sdk, { ...body, ...(birthDate !== undefined && { birthDate }) }, options);
  return keepRetail(sdk, answer, loginId);
}

/** Takes over a login from another app of the insurer with a one-time code. */
export async function takeOverLogin(
  sdk: Sdk,
  audience: Audience,
  body: BodyOf<'authenticateUser'>,
  options?: CallOptions,
): Promise<LoggedIn> {
  return audience === 'corporate'
    ? keepCorporate(sdk, await corporateValidateAuthCode(sdk, body, options))
    : keepRetail(sdk, await authenticateUser(sdk, body, options));
}

/**
 * Opens the session of a customer who is not present, because of a request of theirs. For staff: needs `staffToken`.
 * @param requestNo of a request that is not settled
 * @throws LifedeskError `not-found` if there is no such request, `staff-refused` without a role
 */
export async function openRequestSession(sdk: Sdk, requestNo: string, options?: CallOptions): Promise<LoggedIn> {
  return keepRetail(sdk, await openCustomerRequest(sdk, { requestNo }, options));
}

/** Partial login: a payments-only session, without an OTP. */
export async function beginPartialLogin(sdk: Sdk, body: BodyOf<'validatePaymentCustomer'>, options?: CallOptions) {
  const answer = await validatePaymentCustomer(sdk, body, options);
  sdk.session.apply((state, now) => partiallyLoggedIn(state, answer, now));
  return answer;
}

function keepRetail(sdk: Sdk, answer: AnswerOf<'validateOtp'>, loginId?: string): LoggedIn {
  const { policiesData, sessionKind } = answer;
  // The session calls name the policy that the customer logged in with, otherwise any of the customer's policies.
  const policy = policiesData.find(({ policyNo }) => policyNo === loginId) ?? policiesData[0];
  sdk.session.apply((state, now) =>
    sessionKind === 'track' ? applicationTracked(state, answer) : loggedIn(state, answer, policy?.id, now),
  );
  return { audience: 'retail', answer };
}

function keepCorporate(sdk: Sdk, answer: AnswerOf<'corporateValidateOtp'>): LoggedIn {
  sdk.session.apply((state, now) => corporateLoggedIn(state, answer, answer.clientId, now));
  return { audience: 'corporate', answer };
}

/** @throws LifedeskError `no-login` if no login was started in this tab, or a reload has forgotten it. */
function challengeOf(sdk: Sdk, caller: string, operation: OperationId): Challenge {
  const { challenge } = stateOf(sdk);
  if (challenge) return challenge;
  const hint = `${caller} continues a login: call beginLogin or beginCorporateLogin first, and again after a reload.`;
  throw failedCall('no-login', undefined, { operation, hint });
}
