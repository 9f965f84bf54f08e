import type { AnswerOf } from '@lifedesk/sdk';

/** The secrets and clocks of a session. They stay in the SDK: no screen needs them. */
type OfTheSession = 'token' | 'xsrfToken' | 'sessionKind' | 'sessiontimeout' | 'currentDateTime';

type LoginAnswer = Omit<AnswerOf<'validateOtp'>, OfTheSession>;
type PartialAnswer = Omit<AnswerOf<'validatePaymentSession'>, OfTheSession>;

export type Policy = LoginAnswer['policiesData'][number];

/** Who is signed in, and the policies, under the names of the specification (section 3). */
export interface Customer extends Omit<LoginAnswer, 'policiesData'> {
  readonly policiesArray: readonly Policy[];
}

/** The company that is signed in, and the totals over its policies. */
export type CorporateAnswer = Omit<AnswerOf<'corporateValidateOtp'>, OfTheSession>;

/** What a payments-only session may know, under the names of the specification (section 3). */
export interface PartialCustomer extends Omit<PartialAnswer, 'paymentDashboardPoliciesUiData'> {
  readonly policyPaymentArr: PartialAnswer['paymentDashboardPoliciesUiData'];
}

/** The customer in the response to a login. */
export function toCustomer(answer: AnswerOf<'validateOtp'>): Customer {
  const { policiesData: policiesArray, ...rest } = withoutSession(answer);
  return { ...rest, policiesArray };
}

/** The customer of a payments-only session. */
export function toPartialCustomer(answer: AnswerOf<'validatePaymentSession'>): PartialCustomer {
  const { paymentDashboardPoliciesUiData: policyPaymentArr, ...rest } = withoutSession(answer);
  return { ...rest, policyPaymentArr };
}

/** A response without the fields of the session. */
export function withoutSession<Answer extends Record<OfTheSession, unknown>>(
  answer: Answer,
): Omit<Answer, OfTheSession> {
  const { token: _t, xsrfToken: _x, sessionKind: _k, sessiontimeout: _s, currentDateTime: _c, ...rest } = answer;
  return rest;
}
