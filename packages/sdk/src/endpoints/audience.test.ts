import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSdk } from '../create-sdk.ts';
import { type SessionState, signedOut } from '../session/state.ts';
import * as t from '../session/transitions.ts';
import { environmentOn, json, type StubServer, startStubServer } from '../testing/stub-server.ts';
import type { Sdk } from '../transport/sdk.ts';
import {
  changeEmail,
  changeMobile,
  type FatcaSubmission,
  requestSwitch,
  startPayment,
  submitFatca,
  viewFatca,
  viewLoans,
  viewPaymentDetails,
  viewPolicy,
  viewPortfolio,
  viewReceipt,
  viewSwitch,
} from './audience.ts';
import { submitPlan, viewPlans } from './plan-audience.ts';
import { endAny, refreshAny, sendOtp, sendOtpOf, validateAny } from './session-audience.ts';

const answer = { token: 'tok', xsrfToken: 'x', sessiontimeout: 900, currentDateTime: '2026-11-21T04:30:00.000Z' };
const sessions: Record<string, t.Transition> = {
  retail: t.loggedIn(signedOut, answer, 'p_1', 0),
  corporate: t.corporateLoggedIn(signedOut, answer, '40012345', 0),
  'payments-only': t.partiallyLoggedIn(signedOut, answer, 0),
  none: { state: signedOut, effects: [] },
};

let server: StubServer;
beforeEach(async () => {
  server = await startStubServer();
  server.answer(json(200, {}));
});
afterEach(() => server.close());

async function requestOf(session: string, run: (sdk: Sdk, state: SessionState) => Promise<unknown>) {
  const sdk = createSdk({ environment: environmentOn(server.origin) });
  const { state } = sdk.session.apply(() => sessions[session] as t.Transition);
  await run(sdk, state);
  return server.received.map(({ url, text }) => `${url.replace('/api', '')} ${text}`)[0];
}

const payment = { purpose: 'premium', items: [], returnPath: '/pay' } as const;
const key = { idempotencyKey: 'k' };
const challenge = { otpToken: 'otp', maskedMobile: undefined, maskedEmail: undefined, loginId: '40012345' };
type Run = (sdk: Sdk, state: SessionState) => Promise<unknown>;
const policy = { policyNo: '501234567' };
const codes = { otpToken: 'a', otp: '123456', newOtpToken: 'b', newOtp: '654321' };
const sentCodes = '"otpToken":"a","otp":"123456","newOtpToken":"b","newOtp":"654321"';
const declaration = {
  fatcaDetails: { nationality: 'I' },
  declaration: true,
  proofs: [],
  otpToken: 'a',
  otp: '123456',
} as unknown as FatcaSubmission;

const plan = { cardName: 'MSS01' };
const caller = { ownKey: 'key', firstName: 'Ravi', mobileNumber: '9812345678', language: 'en' } as const;
const interested = {
  action: 'interested',
  ...plan,
  answers: {},
  callWindow: 'morning',
  consent: {},
  channelType: 'website',
} as unknown as Parameters<typeof submitPlan>[1];
const sentInterest =
  '"action":"interested","cardName":"MSS01","answers":{},"callWindow":"morning","consent":{},"channelType":"website"';

const table: [what: string, Run, expected: Record<string, string | undefined>][] = [
  [
    'viewPolicy',
    (sdk) => viewPolicy(sdk, policy),
    {
      retail: '/v1/policies/policydetails {"policyNo":"501234567"}',
      corporate: '/v1/corporate/policies/policydetails {"policyNo":"501234567","clientId":"40012345"}',
      none: '/v1/policies/policydetails {"policyNo":"501234567"}',
    },
  ],
  [
    'viewPlans',
    (sdk) => viewPlans(sdk, { ownKey: 'key' }),
    {
      retail: '/v1/recommendedplans {}',
      corporate: '/v1/public/recommendedplans {"ownKey":"key"}',
      'payments-only': '/v1/payment/recommendedplans {}',
      none: '/v1/public/recommendedplans {"ownKey":"key"}',
    },
  ],
  [
    'submitPlan: interested',
    (sdk) => submitPlan(sdk, interested, () => caller),
    {
      retail: `/v1/recommendedplans/submit {${sentInterest}}`,
      'payments-only': `/v1/payment/recommendedplans/submit {${sentInterest}}`,
      none: `/v1/public/recommendedplans/submit {${sentInterest},"firstName":"Ravi","mobileNumber":"9812345678","language":"en","ownKey":"key"}`,
    },
  ],
  [
    'submitPlan: withdraw',
    (sdk) => submitPlan(sdk, { action: 'withdraw', ...plan }, () => caller),
    {
      retail: '/v1/recommendedplans/submit {"action":"withdraw","cardName":"MSS01"}',
      none: '/v1/public/recommendedplans/submit {"action":"withdraw","cardName":"MSS01","ownKey":"key"}',
    },
  ],
  [
    'submitPlan: not interested',
    (sdk) => submitPlan(sdk, { action: 'not-interested', ...plan }, () => caller),
    {
      retail: '/v1/recommendedplans/submit {"action":"not-interested","cardName":"MSS01"}',
      none: undefined,
    },
  ],
  [
    'viewPortfolio',
    (sdk) => viewPortfolio(sdk, policy),
    {
      retail: '/v1/ulip/portfolio {"policyNo":"501234567"}',
      corporate: '/v1/corporate/ulip/portfolio {"policyNo":"501234567","clientId":"40012345"}',
    },
  ],
  [
    'viewSwitch',
    (sdk) => viewSwitch(sdk, policy),
    {
      retail: '/v1/switchfunds/fetch {"policyNo":"501234567"}',
      corporate: '/v1/corporate/switchfunds/fetch {"policyNo":"501234567","clientId":"40012345"}',
    },
  ],
  [
    'requestSwitch',
    (sdk) => requestSwitch(sdk, { ...policy, from: [], to: [], charge: 0, otpToken: 'a', otp: '123456' }, key),
    {
      retail:
        '/v1/switchfunds/update {"policyNo":"501234567","from":[],"to":[],"charge":0,"otpToken":"a","otp":"123456"}',
      corporate:
        '/v1/corporate/switchfunds/update {"policyNo":"501234567","from":[],"to":[],"charge":0,"otpToken":"a","otp":"123456","clientId":"40012345"}',
    },
  ],
  [
    'viewPaymentDetails',
    (sdk) => viewPaymentDetails(sdk, policy),
    {
      retail: '/v1/payments/policypaymentdetails {"policyNo":"501234567"}',
      'payments-only': '/v1/payment/policypaymentdetails {"policyNo":"501234567"}',
    },
  ],
  [
    'viewLoans',
    (sdk) => viewLoans(sdk, policy),
    {
      retail: '/v1/payments/loandetails {"policyNo":"501234567"}',
      'payments-only': '/v1/payment/loandetails {"policyNo":"501234567"}',
    },
  ],
  [
    'viewReceipt',
    (sdk) => viewReceipt(sdk, { orderId: 'ord_1' }),
    {
      retail: '/v1/documents/downloadreceipt {"orderId":"ord_1"}',
      corporate: '/v1/documents/downloadreceipt {"orderId":"ord_1"}',
      'payments-only': '/v1/payment/downloadreceipt {"orderId":"ord_1"}',
    },
  ],
  [
    'startPayment',
    (sdk) => startPayment(sdk, { ...payment, items: [] }, key),
    {
      retail: '/v1/payments/create {"purpose":"premium","items":[],"returnPath":"/pay"}',
      'payments-only': '/v1/payments/create {"purpose":"premium","items":[],"returnPath":"/pay"}',
      corporate: '/v1/corporate/payments/create {"purpose":"premium","items":[],"returnPath":"/pay"}',
    },
  ],
  [
    'changeMobile',
    (sdk) => changeMobile(sdk, { mobileNo: '9876543210', ...codes }, key),
    {
      retail: `/v1/customer/updatemobile {"mobileNo":"9876543210",${sentCodes}}`,
      corporate: `/v1/corporate/customer/updatemobile {"mobileNo":"9876543210",${sentCodes},"clientId":"40012345"}`,
    },
  ],
  [
    'changeEmail',
    (sdk) => changeEmail(sdk, { emailId: 'a@example.com', ...codes }, key),
    {
      retail: `/v1/customer/updateemail {"emailId":"a@example.com",${sentCodes}}`,
      corporate: `/v1/corporate/customer/updateemail {"emailId":"a@example.com",${sentCodes},"clientId":"40012345"}`,
    },
  ],
  [
    'viewFatca',
    (sdk) => viewFatca(sdk),
    { retail: '/v1/fatca/details {}', 'payments-only': '/v1/payment/fatca/details {}' },
  ],
  [
    'submitFatca',
    (sdk) => submitFatca(sdk, declaration, key),
    {
      retail:
        '/v1/fatca/submit {"fatcaDetails":{"nationality":"I"},"declaration":true,"proofs":[],"otpToken":"a","otp":"123456"}',
      corporate:
        '/v1/corporate/fatca/submit {"fatcaDetails":{"nationality":"I"},"declaration":true,"clientId":"40012345","proofs":[]}',
      'payments-only': '/v1/payment/fatca/submit {"fatcaDetails":{"nationality":"I"},"declaration":true}',
    },
  ],
  [
    'sendOtp',
    (sdk) => sendOtp(sdk, 'otp', 'update-mobile'),
    {
      retail: '/v1/otp/generate {"otpToken":"otp","workTypeTxt":"update-mobile"}',
      corporate: '/v1/corporate/otp/generate {"otpToken":"otp","workTypeTxt":"update-mobile","clientId":"40012345"}',
    },
  ],
  [
    'validateAny',
    (sdk) => validateAny(sdk),
    {
      retail: '/v1/validatesession {"policyNo":"p_1"}',
      corporate: '/v1/corporate/validatesession {"clientId":"40012345"}',
      'payments-only': '/v1/payment/validatesession {}',
      none: '/v1/validatesession {}',
    },
  ],
  [
    'refreshAny',
    (sdk) => refreshAny(sdk),
    {
      retail: '/v1/refreshsession {"policyNo":"p_1"}',
      corporate: '/v1/corporate/refreshsession {"clientId":"40012345"}',
      'payments-only': '/v1/payment/validatesession {}',
    },
  ],
  [
    'endAny, expired',
    (sdk, state) => endAny(sdk, state, 'expired'),
    {
      retail: '/v1/expiresession {"policyNo":"p_1"}',
      corporate: '/v1/corporate/expiresession {"clientId":"40012345"}',
      'payments-only': '/v1/expiresession {}',
      none: undefined,
    },
  ],
  [
    'endAny, logged out',
    (sdk, state) => endAny(sdk, state, 'logged-out').catch(() => {}),
    {
      retail: '/v1/logout {"policyNo":"p_1"}',
      corporate: '/v1/corporate/logout {"clientId":"40012345"}',
      'payments-only': '/v1/logout {}',
      none: undefined,
    },
  ],
  [
    'sendOtpOf a retail login',
    (sdk) => sendOtpOf(sdk, { audience: 'retail', ...challenge }, 'login'),
    { none: '/v1/otp/generate {"otpToken":"otp","workTypeTxt":"login"}' },
  ],
  [
    'sendOtpOf a corporate login',
    (sdk) => sendOtpOf(sdk, { audience: 'corporate', ...challenge }, 'login'),
    { none: '/v1/corporate/otp/generate {"otpToken":"otp","workTypeTxt":"login","clientId":"40012345"}' },
  ],
];

describe('the audience alone chooses the variant', () => {
  for (const [what, run, expected] of table)
    it.each(Object.entries(expected))(`${what} in a session that is %s`, async (session, request) =>
      expect(await requestOf(session, run)).toBe(request),
    );
});

describe('the amounts to pay are one list', () => {
  /** What viewPaymentDetails returns in a session for these server responses, one per request, and what it sends. */
  async function viewPayments(session: string, body: object, ...answers: object[]) {
    server.answer(...answers.map((each) => json(200, each)));
    const sdk = createSdk({ environment: environmentOn(server.origin) });
    sdk.session.apply(() => sessions[session] as t.Transition);
    const payments = await viewPaymentDetails(sdk, body);
    return {
      policies: payments.map(({ policyNo }) => policyNo),
      sent: server.received.map(({ url, text }) => `${url.replace('/api', '')} ${text}`),
    };
  }
  const payment = (policyNo: string) => ({ policyNo });
  const policyOf = (policyNo: string, paymentDetails?: object) => ({ policyNo, paymentDetails });

  it.each(['retail', 'payments-only'])(
    'in paymentDashboardPoliciesUiData, else in policiesData: %s',
    async (session) => {
      const both = { paymentDashboardPoliciesUiData: [payment('1')], policiesData: [payment('2')] };
      expect((await viewPayments(session, {}, both)).policies).toEqual(['1']);
      expect((await viewPayments(session, {}, { policiesData: [payment('2')] })).policies).toEqual(['2']);
      expect((await viewPayments(session, {}, {})).policies).toEqual([]);
    },
  );

  it('for every page of a corporate client', async () => {
    const pages = [
      { policiesData: [policyOf('1', payment('1')), policyOf('2')], totalCount: 101 },
      { policiesData: [policyOf('3', payment('3'))], totalCount: 101 },
    ];
    const { policies, sent } = await viewPayments('corporate', {}, ...pages);
    expect(policies).toEqual(['1', '3']);
    expect(sent).toEqual([
      '/v1/corporate/policies/page {"page":1,"pageSize":100,"onlyDue":true}',
      '/v1/corporate/policies/page {"page":2,"pageSize":100,"onlyDue":true}',
    ]);
  });

  it('for one policy of a corporate client', async () => {
    const found = { policiesData: [policyOf('11', payment('11')), policyOf('1', payment('1'))] };
    const { policies, sent } = await viewPayments('corporate', { policyNo: '1' }, found);
    expect(policies).toEqual(['1']);
    expect(sent).toEqual(['/v1/corporate/policies/search {"query":"1"}']);
  });
});
