import type { AnswerOf } from '@lifedesk/sdk';

/** The secrets and clocks of a session. They stay in the SDK: no screen has a use for them. */
type OfTheSession = 'token' | 'xsrfToken' | 'sessionKind' | 'sessiontimeout' | 'currentDateTime';

/** Who is signed in, and the policies. */
export type LoginAnswer = Omit<AnswerOf<'validateOtp'>, OfTheSession>;

/** The company that is signed in, and the totals over its policies. */
export type CorporateAnswer = Omit<AnswerOf<'corporateValidateOtp'>, OfTheSession>;

/** What a payments-only session may know. */
export type PartialAnswer = Omit<AnswerOf<'validatePaymentSession'>, OfTheSession>;

export type Policy = LoginAnswer['policiesData'][number];

/** An answer without what belongs to the session. */
export function withoutSession<Answer extends Record<OfTheSession, unknown>>(
  answer: Answer,
): Omit<Answer, OfTheSession> {
  const { token: _t, xsrfToken: _x, sessionKind: _k, sessiontimeout: _s, currentDateTime: _c, ...rest } = answer;
  return rest;
}
