import type { CallOptions } from '../transport/call.ts';
import type { AnswerOf, BodyOf, KeyedCallOptions, Schemas } from '../transport/endpoint.ts';
import { stateOf } from '../transport/require-sdk.ts';
import type { Sdk } from '../transport/sdk.ts';
import { downloadReceipt, downloadReceiptPartial } from './documents.ts';
import {
  corporateSwitchFunds,
  corporateUlipPortfolio,
  corporateUpdateSwitchFunds,
  switchFunds,
  ulipPortfolio,
  updateSwitchFunds,
} from './funds.ts';
import {
  corporateSubmitFatca,
  fatcaDetails,
  fatcaDetailsPartial,
  submitFatcaWithOtp,
  submitFatcaWithoutOtp,
} from './nationality.ts';
import {
  corporateCreatePayment,
  createPayment,
  loanDetails,
  loanDetailsPartial,
  policyPaymentDetails,
  policyPaymentDetailsPartial,
} from './payments.ts';
import { corporatePoliciesByPage, corporatePolicyDetails, policyDetails, smartPolicySearch } from './policies.ts';
import { corporateUpdateEmail, corporateUpdateMobile, updateEmail, updateMobile } from './profile.ts';

/*
 * Each function here calls the retail, corporate or payments-only variant of an operation; `session-audience.ts` does
 * so for the session's own operations. Without a session it calls the retail variant, and the server returns 401.
 */

/** The largest page of a corporate client's policies. */
const PAGE_SIZE = 100;

/** A policy's details, as far as the session may see them. */
export async function viewPolicy(
  sdk: Sdk,
  body: BodyOf<'policyDetails'>,
  options?: CallOptions,
): Promise<AnswerOf<'policyDetails'>> {
  const { kind, clientId = '' } = stateOf(sdk);
  return kind === 'corp'
    ? corporatePolicyDetails(sdk, { ...body, clientId }, options)
    : policyDetails(sdk, body, options);
}

/** The funds of a unit-linked policy, as far as the session may see them. */
export async function viewPortfolio(
  sdk: Sdk,
  body: BodyOf<'ulipPortfolio'>,
  options?: CallOptions,
): Promise<AnswerOf<'ulipPortfolio'>> {
  const { kind, clientId = '' } = stateOf(sdk);
  return kind === 'corp'
    ? corporateUlipPortfolio(sdk, { ...body, clientId }, options)
    : ulipPortfolio(sdk, body, options);
}

/** The funds that can be switched: for one policy, or for all of a policyholder's. A corporate client must name one. */
export async function viewSwitch(
  sdk: Sdk,
  body: BodyOf<'switchFunds'>,
  options?: CallOptions,
): Promise<AnswerOf<'switchFunds'>> {
  const { kind, clientId = '' } = stateOf(sdk);
  return kind === 'corp'
    ? corporateSwitchFunds(sdk, { policyNo: body.policyNo ?? '', clientId }, options)
    : switchFunds(sdk, body, options);
}

/** Requests a switch of funds. */
export async function requestSwitch(
  sdk: Sdk,
  body: BodyOf<'updateSwitchFunds'>,
  options: KeyedCallOptions,
): Promise<AnswerOf<'updateSwitchFunds'>> {
  const { kind, clientId = '' } = stateOf(sdk);
  return kind === 'corp'
    ? corporateUpdateSwitchFunds(sdk, { ...body, clientId }, options)
    : updateSwitchFunds(sdk, body, options);
}

/**
 * The amounts to pay, per policy, in paise: for one policy, or for all if no number is given. For a policyholder that
 * is their own policies, in a payments-only session with masked names; for a corporate client every policy with a
 * premium due, page by page.
 * @throws LifedeskError
 */
export async function viewPaymentDetails(
  sdk: Sdk,
  body: BodyOf<'policyPaymentDetails'> = {},
  options?: CallOptions,
): Promise<Schemas['PolicyPayment'][]> {
  const { kind } = stateOf(sdk);
  if (kind === 'corp') return corporatePayments(sdk, body.policyNo, options);
  const ask = kind === 'partial' ? policyPaymentDetailsPartial : policyPaymentDetails;
  const { paymentDashboardPoliciesUiData, policiesData = [] } = await ask(sdk, body, options);
  return paymentDashboardPoliciesUiData ?? policiesData;
}

async function corporatePayments(sdk: Sdk, policyNo?: string, options?: CallOptions) {
  const policies: Schemas['Policy'][] = [];
  if (policyNo) {
    const found = await smartPolicySearch(sdk, { query: policyNo }, options);
    policies.push(...found.policiesData.filter((policy) => policy.policyNo === policyNo));
  } else
    for (let page = 1, total = 1; (page - 1) * PAGE_SIZE < total; page += 1) {
      const answer = await corporatePoliciesByPage(sdk, { page, pageSize: PAGE_SIZE, onlyDue: true }, options);
      policies.push(...answer.policiesData);
      total = answer.totalCount;
    }
  return policies.flatMap(({ paymentDetails }) => paymentDetails ?? []);
}

/** Outstanding loans, in a full or payments-only session. */
export async function viewLoans(
  sdk: Sdk,
  body: BodyOf<'loanDetails'>,
  options?: CallOptions,
): Promise<AnswerOf<'loanDetails'>> {
  const ask = stateOf(sdk).kind === 'partial' ? loanDetailsPartial : loanDetails;
  return ask(sdk, body, options);
}

/** The receipt of a payment, in a full, corporate or payments-only session. */
export async function viewReceipt(
  sdk: Sdk,
  body: BodyOf<'downloadReceipt'>,
  options?: CallOptions,
): Promise<AnswerOf<'downloadReceipt'>> {
  const ask = stateOf(sdk).kind === 'partial' ? downloadReceiptPartial : downloadReceipt;
  return ask(sdk, body, options);
}

/** Starts a payment of a policyholder (full or payments-only session) or a corporate client. */
export async function startPayment(
  sdk: Sdk,
  body: BodyOf<'corporateCreatePayment'> | BodyOf<'createPayment'>,
  options: KeyedCallOptions,
): Promise<AnswerOf<'createPayment'>> {
  return stateOf(sdk).kind === 'corp'
    ? corporateCreatePayment(sdk, body as BodyOf<'corporateCreatePayment'>, options)
    : createPayment(sdk, body, options);
}

/** Changes the mobile number of a policyholder or a company. */
export async function changeMobile(
  sdk: Sdk,
  body: BodyOf<'updateMobile'>,
  options: KeyedCallOptions,
): Promise<AnswerOf<'updateMobile'>> {
  const { kind, clientId = '' } = stateOf(sdk);
  return kind === 'corp'
    ? corporateUpdateMobile(sdk, { ...body, clientId }, options)
    : updateMobile(sdk, body, options);
}

/** Changes the email address of a policyholder or a company. */
export async function changeEmail(
  sdk: Sdk,
  body: BodyOf<'updateEmail'>,
  options: KeyedCallOptions,
): Promise<AnswerOf<'updateEmail'>> {
  const { kind, clientId = '' } = stateOf(sdk);
  return kind === 'corp' ? corporateUpdateEmail(sdk, { ...body, clientId }, options) : updateEmail(sdk, body, options);
}

/**
 * The registered nationality and tax residence; in a payments-only session only the nationality. A company has no
 * nationality.
 */
export async function viewFatca(sdk: Sdk, options?: CallOptions): Promise<AnswerOf<'fatcaDetails'>> {
  return (stateOf(sdk).kind === 'partial' ? fatcaDetailsPartial : fatcaDetails)(sdk, {}, options);
}

/** A declaration of nationality and tax residence. Only a policyholder's full session sends an OTP with it. */
export type FatcaSubmission = Omit<BodyOf<'submitFatcaWithOtp'>, 'otp' | 'otpToken'> &
  Partial<Pick<BodyOf<'submitFatcaWithOtp'>, 'otp' | 'otpToken'>>;

/** Declares nationality and tax residence. A payments-only session sends no proofs. */
export async function submitFatca(
  sdk: Sdk,
  { fatcaDetails: declared, declaration, proofs, otpToken = '', otp = '' }: FatcaSubmission,
  options: KeyedCallOptions,
): Promise<AnswerOf<'submitFatcaWithOtp'>> {
  const { kind, clientId = '' } = stateOf(sdk);
  const body = { fatcaDetails: declared, declaration };
  if (kind === 'partial') return submitFatcaWithoutOtp(sdk, body, options);
  if (kind === 'corp') return corporateSubmitFatca(sdk, { ...body, clientId, proofs }, options);
  return submitFatcaWithOtp(sdk, { ...body, proofs, otpToken, otp }, options);
}
