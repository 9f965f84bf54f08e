import { type Audience, type SessionKind, type SessionState, signedOut, type Tokens } from './state.ts';
import { announce, type Transition } from './transition.ts';

export { expired, loggedOut, validationFailed } from './endings.ts';
export type { SessionEffect, Transition } from './transition.ts';

/** The content of a response that opens, restores or refreshes a session. */
export interface SessionAnswer extends Tokens {
  /** How long the session lasts without a call, in seconds. */
  readonly sessiontimeout: number;
  /** The server's time in the response, ISO 8601. */
  readonly currentDateTime: string;
}

/** The response to the first login step. */
export interface ChallengeAnswer {
  readonly otpToken: string;
  readonly mobileNumber?: string;
  readonly emailId?: string;
}

/** First login step done: where an OTP can go, and the handle of the challenge. */
// biome-ignore lint/plugin/names: a transition has the name of its event, as in Redux
export function challenged(
  state: SessionState,
  answer: ChallengeAnswer,
  audience: Audience,
  loginId: string,
): Transition {
  const { otpToken, mobileNumber: maskedMobile, emailId: maskedEmail } = answer;
  return { state: { ...state, challenge: { audience, otpToken, maskedMobile, maskedEmail, loginId } }, effects: [] };
}

/** An OTP was sent: its challenge has a new handle. */
export function otpSent(state: SessionState, { otpToken }: { readonly otpToken: string }): Transition {
  return { state: state.challenge ? { ...state, challenge: { ...state.challenge, otpToken } } : state, effects: [] };
}

/** Retail login. @param policyId the opaque id that names the session; absent if the customer has no policy. */
export function loggedIn(state: SessionState, answer: SessionAnswer, policyId: string | undefined, now: number) {
  return open(state, answer, 'full', { policyId }, now);
}

/** Corporate login. */
export function corporateLoggedIn(state: SessionState, answer: SessionAnswer, clientId: string, now: number) {
  return open(state, answer, 'corp', { clientId }, now);
}

/** Partial login: payments only. It does not count as a login (`isLogged` stays false). */
export function partiallyLoggedIn(state: SessionState, answer: SessionAnswer, now: number) {
  return open(state, answer, 'partial', {}, now);
}

/**
 * The application-tracking session opens in addition to a login. It replaces a payments-only session, whose tokens open
 * no application.
 */
export function applicationTracked(state: SessionState, answer: Tokens): Transition {
  const isReplaced = state.kind === 'partial';
  return {
    state: {
      ...(isReplaced ? signedOut : state),
      application: tokensOf(answer),
      challenge: undefined,
      ending: undefined,
    },
    effects: isReplaced ? [announce, { type: 'forget-data' }] : [announce],
  };
}

/** A session is valid, or continues under a new token: token and expiry change, everything else stays. */
// biome-ignore lint/plugin/names: a transition has the name of its event, as in Redux
export function refreshed(state: SessionState, answer: SessionAnswer): Transition {
  return { state: { ...state, tokens: tokensOf(answer), ...timesOf(answer) }, effects: [announce] };
}

/** Only the application-tracking session ended. */
export function applicationExpired(state: SessionState): Transition {
  return { state: { ...state, application: undefined }, effects: [announce] };
}

function open(
  state: SessionState,
  answer: SessionAnswer,
  kind: Exclude<SessionKind, 'track'>,
  whose: { readonly policyId?: string | undefined; readonly clientId?: string },
  now: number,
): Transition {
  const { application } = state;
  return {
    state: {
      ...signedOut,
      ...timesOf(answer),
      application,
      isLogged: kind !== 'partial',
      kind,
      tokens: tokensOf(answer),
      openedAt: now,
      policyId: whose.policyId,
      clientId: whose.clientId,
    },
    effects: [announce],
  };
}

function timesOf({ sessiontimeout, currentDateTime }: SessionAnswer) {
  return { expiryTime: Date.parse(currentDateTime) + sessiontimeout * 1000, idleSeconds: sessiontimeout };
}

function tokensOf({ token, xsrfToken }: Tokens): Tokens {
  return { token, xsrfToken };
}
