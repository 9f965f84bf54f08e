import type { Schemas } from '../../transport/endpoint.ts';
import type { ExampleAnswers, ExampleOperation } from '../example-answer.ts';
import { fail } from '../example-error.ts';
import { exampleOf } from '../make-answer.ts';
import { refuse } from './refusal.ts';
import { addChallenge, contactsOf, nameLike, type OtpChallenge, type State } from './state.ts';

/** The OTP of every challenge. */
export const OTP = '493027';

/** Operations that need no session. */
export const OPEN: ReadonlySet<string> = new Set<ExampleOperation>(['validateCustomer', 'generateOtp', 'validateOtp']);

/** A session under new tokens. */
function openSession(state: State) {
  const { token: likeToken, xsrfToken: likeXsrf } = exampleOf('validateOtp', 'full');
  const token = nameLike(state, likeToken);
  const xsrfToken = nameLike(state, likeXsrf);
  state.sessions.clear();
  state.sessions.set(token, xsrfToken);
  return { token, xsrfToken };
}

function endSession(state: State): undefined {
  state.sessions.clear();
}

/** What a wrong OTP leads to. Undefined if it is right. */
export function wrongOtp(
  challenge: OtpChallenge | undefined,
  otp: string,
): 'unknown' | 'burnt' | { readonly triesLeft: number } | undefined {
  if (!challenge?.isSent) return 'unknown';
  if (challenge.triesLeft <= 0) return 'burnt';
  if (otp === OTP) return undefined;
  challenge.triesLeft -= 1;
  return challenge.triesLeft > 0 ? { triesLeft: challenge.triesLeft } : 'burnt';
}

export const signInAnswers = (state: State): ExampleAnswers => ({
  validateCustomer: {
    change(example, { loginId = '', workTypeTxt, applicationNo }) {
      if (workTypeTxt !== 'login' || applicationNo)
        fail('The in-memory API signs in with workTypeTxt "login" only. It knows no applications.');
      const numbers = exampleOf('validateOtp', 'full').policiesData.map(({ policyNo }) => policyNo);
      const isKnown = [...numbers, `+91${state.mobileNo.slice(-10)}`, state.emailId].includes(loginId);
      if (!isKnown) refuse('validateCustomer', 401, 'invalid-login');
      const { mobileNo, emailId } = contactsOf(state);
      return { ...example, mobileNumber: mobileNo, emailId, otpToken: addChallenge(state, 'login') };
    },
  },
  generateOtp: {
    change(example, { otpToken }) {
      const challenge = state.challenges.get(otpToken);
      if (!challenge) return refuse('generateOtp', 401, 'invalid-login');
      challenge.isSent = true;
      return { ...example, otpToken };
    },
  },
  validateOtp: {
    example: 'full',
    change(example, { otpToken, otp }) {
      const challenge = state.challenges.get(otpToken);
      const wrong = wrongOtp(challenge, otp);
      if (wrong === 'burnt') return refuse('validateOtp', 402, 'otp-burnt');
      if (wrong === 'unknown' || challenge?.subject !== 'login') return refuse('validateOtp', 401, 'invalid-login');
      if (wrong) return refuse('validateOtp', 401, 'otp-wrong', wrong);
      state.challenges.delete(otpToken);
      return { ...withoutContacts(example), ...contactsOf(state), ...openSession(state) };
    },
  },
  validateSession: {
    change: (example) => ({ ...withoutContacts(example), ...contactsOf(state), ...currentSession(state, example) }),
  },
  refreshSession: { change: (example) => ({ ...example, ...openSession(state) }) },
  expireSession: { change: () => endSession(state) },
  logout: { change: () => endSession(state) },
});

const withoutContacts = <Answer extends Schemas['LoginAnswer']>({ mobileNo: _, emailId: __, ...rest }: Answer) => rest;

function currentSession(state: State, example: Schemas['LoginAnswer']) {
  const [token = example.token, xsrfToken = example.xsrfToken] = [...state.sessions][0] ?? [];
  return { token, xsrfToken };
}
