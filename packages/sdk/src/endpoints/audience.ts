import type { Challenge, SessionState } from '../session/state.ts';
import type { CallOptions } from '../transport/call.ts';
import type { AnswerOf, BodyOf, KeyedCallOptions } from '../transport/endpoint.ts';
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
import { downloadReceipt, downloadReceiptPartial } from './documents.ts';
import {
  corporateCreatePayment,
  createPayment,
  loanDetails,
  loanDetailsPartial,
  policyPaymentDetails,
  policyPaymentDetailsPartial,
} from './payments.ts';
import { corporatePolicyDetails, policyDetails } from './policies.ts';

/*
 * The one place that chooses between the retail, the corporate and the payments-only variant of an operation. Without a
 * session the retail one is asked, and the server says 401.
 */

/** A policy's details, as the session may see them. */
export function viewPolicy(
  sdk: Sdk,
  body: BodyOf<'policyDetails'>,
  options?: CallOptions,
): Promise<AnswerOf<'policyDetails'>> {
  const { kind, clientId = '' } = sdk.session.state;
  return kind === 'corp'
    ? corporatePolicyDetails(sdk, { ...body, clientId }, options)
    : policyDetails(sdk, body, options);
}

/** What is to be paid, per policy: full or payments-only. */
export function viewPaymentDetails(
  sdk: Sdk,
  body: BodyOf<'policyPaymentDetails'>,
  options?: CallOptions,
): Promise<AnswerOf<'policyPaymentDetails'>> {
  const ask = sdk.session.state.kind === 'partial' ? policyPaymentDetailsPartial : policyPaymentDetails;
  return ask(sdk, body, options);
}

/** Outstanding loans: full or payments-only. */
export function viewLoans(
  sdk: Sdk,
  body: BodyOf<'loanDetails'>,
  options?: CallOptions,
): Promise<AnswerOf<'loanDetails'>> {
  const ask = sdk.session.state.kind === 'partial' ? loanDetailsPartial : loanDetails;
  return ask(sdk, body, options);
}

/** The receipt of a payment: full and corporate, or payments-only. */
export function viewReceipt(
  sdk: Sdk,
  body: BodyOf<'downloadReceipt'>,
  options?: CallOptions,
): Promise<AnswerOf<'downloadReceipt'>> {
  const ask = sdk.session.state.kind === 'partial' ? downloadReceiptPartial : downloadReceipt;
  return ask(sdk, body, options);
}

/** A payment: of a policyholder (full or payments-only), or of a corporate client. */
export function startPayment(
  sdk: Sdk,
  body: BodyOf<'corporateCreatePayment'> | BodyOf<'createPayment'>,
  options: KeyedCallOptions,
): Promise<AnswerOf<'createPayment'>> {
  return sdk.session.state.kind === 'corp'
    ? corporateCreatePayment(sdk, body as BodyOf<'corporateCreatePayment'>, options)
    : createPayment(sdk, body, options);
}

/** An OTP for a login that has begun. */
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

/** A restored session and what its screens are built from. */
export type Restored =
  | { readonly kind: 'full'; readonly answer: AnswerOf<'validateSession'> }
  | { readonly kind: 'corp'; readonly answer: AnswerOf<'corporateValidateSession'> }
  | { readonly kind: 'partial'; readonly answer: AnswerOf<'validatePaymentSession'> };

/** Validates the session with the server. */
export async function validateAny(sdk: Sdk, options?: CallOptions): Promise<Restored> {
  const { kind, clientId = '', policyId } = sdk.session.state;
  if (kind === 'corp') return { kind, answer: await corporateValidateSession(sdk, { clientId }, options) };
  if (kind === 'partial') return { kind, answer: await validatePaymentSession(sdk, {}, options) };
  return { kind: 'full', answer: await validateSession(sdk, policyOf(policyId), options) };
}

/** Keeps the session alive. A payments-only session has no refresh, validating it does the same. */
export function refreshAny(sdk: Sdk, options?: CallOptions): Promise<AnswerOf<'refreshSession'>> {
  const { kind, clientId = '', policyId } = sdk.session.state;
  if (kind === 'corp') return corporateRefreshSession(sdk, { clientId }, options);
  if (kind === 'partial') return validatePaymentSession(sdk, {}, options);
  return refreshSession(sdk, policyOf(policyId), options);
}

/**
 * Tells the server that a session has ended. A payments-only session has no call for it and runs out by itself.
 * @param ended the state as it was, since the session is already forgotten on this side.
 */
export async function endAny(
  sdk: Sdk,
  { kind, clientId = '', policyId, tokens }: SessionState,
  why: 'expired' | 'logged-out',
): Promise<void> {
  if (!tokens || kind === 'partial') return;
  const options: CallOptions = { tokens, silent: true, background: true };
  if (kind === 'corp') await (why === 'expired' ? corporateExpireSession : corporateLogout)(sdk, { clientId }, options);
  else await (why === 'expired' ? expireSession : logout)(sdk, policyOf(policyId), options);
}

function policyOf(policyId: string | undefined): { policyNo?: string } {
  return policyId === undefined ? {} : { policyNo: policyId };
}
