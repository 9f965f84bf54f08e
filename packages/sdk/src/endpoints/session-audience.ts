import type { Challenge, SessionState } from '../session/state.ts';
import type { CallOptions } from '../transport/call.ts';
import type { AnswerOf } from '../transport/endpoint.ts';
import { stateOf } from '../transport/require-sdk.ts';
import type { Sdk } from '../transport/sdk.ts';
import {
  corporateExpireSession,
  corporateGenerateOtp,
  corporateLogout,
  corporateRefreshSession,
  corporateValidateSession,
  expireSession,
  generateOtp,
  logout,
  refreshSession,
  validatePaymentSession,
  validateSession,
} from './auth.ts';

/*
 * The session's own operations, in the variant for its kind. Separate from the others (`audience.ts`), because a page
 * calls these before it knows what else it needs.
 */

/**
 * Sends an OTP inside a session, the first time and again. The `otpToken` in the response replaces the one given.
 * @param otpToken of the challenge that the operation before the change returned
 * @param workTypeTxt the action phrase of the service
 */
export async function sendOtp(
  sdk: Sdk,
  otpToken: string,
  workTypeTxt: string,
  options?: CallOptions,
): Promise<AnswerOf<'generateOtp'>> {
  const { kind, clientId = '' } = stateOf(sdk);
  const body = { otpToken, workTypeTxt };
  return kind === 'corp' ? corporateGenerateOtp(sdk, { ...body, clientId }, options) : generateOtp(sdk, body, options);
}

/** Sends the OTP for a login in progress. */
export function sendOtpOf(
  sdk: Sdk,
  { audience, otpToken, loginId }: Challenge,
  workTypeTxt: string,
  options?: CallOptions,
): Promise<AnswerOf<'generateOtp'>> {
  return audience === 'corporate'
    ? corporateGenerateOtp(sdk, { otpToken, workTypeTxt, clientId: loginId }, options)
    : generateOtp(sdk, { otpToken, workTypeTxt }, options);
}

/** A restored session and the data for its screens. */
export type RestoredSession =
  | { readonly kind: 'full'; readonly answer: AnswerOf<'validateSession'> }
  | { readonly kind: 'corp'; readonly answer: AnswerOf<'corporateValidateSession'> }
  | { readonly kind: 'partial'; readonly answer: AnswerOf<'validatePaymentSession'> };

/** Validates the session with the server. */
export async function validateAny(sdk: Sdk, options?: CallOptions): Promise<RestoredSession> {
  const { kind, clientId = '', policyId } = stateOf(sdk);
  if (kind === 'corp') return { kind, answer: await corporateValidateSession(sdk, { clientId }, options) };
  if (kind === 'partial') return { kind, answer: await validatePaymentSession(sdk, {}, options) };
  return { kind: 'full', answer: await validateSession(sdk, policyOf(policyId), options) };
}

/** Keeps the session alive. A payments-only session has no refresh; validating it has the same effect. */
export function refreshAny(sdk: Sdk, options?: CallOptions): Promise<AnswerOf<'refreshSession'>> {
  const { kind, clientId = '', policyId } = stateOf(sdk);
  if (kind === 'corp') return corporateRefreshSession(sdk, { clientId }, options);
  if (kind === 'partial') return validatePaymentSession(sdk, {}, options);
  return refreshSession(sdk, policyOf(policyId), options);
}

/**
 * Ends the session on the server, so that its token stops working immediately.
 * @param ended the state before the end, since this side has already forgotten the session.
 */
export async function endAny(
  sdk: Sdk,
  { kind, clientId = '', policyId, tokens }: SessionState,
  why: 'expired' | 'logged-out',
): Promise<void> {
  if (!tokens) return;
  const options: CallOptions = { tokens, silent: true, background: true };
  if (kind === 'corp') await (why === 'expired' ? corporateExpireSession : corporateLogout)(sdk, { clientId }, options);
  else await (why === 'expired' ? expireSession : logout)(sdk, kind === 'full' ? policyOf(policyId) : {}, options);
}

function policyOf(policyId: string | undefined): { policyNo?: string } {
  return policyId === undefined ? {} : { policyNo: policyId };
}
