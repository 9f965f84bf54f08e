import type { ExampleAnswers } from '../example-answer.ts';
import { refuse } from './refusal.ts';
import { wrongOtp } from './sign-in.ts';
import { addChallenge, contactsOf, maskedEmail, maskedMobile, nameLike, type State } from './state.ts';

interface Codes {
  readonly otpToken: string;
  readonly otp: string;
  readonly newOtpToken: string;
  readonly newOtp: string;
}

/** Confirms a change with both codes, or refuses it. */
function confirm(operation: 'updateMobile' | 'updateEmail', state: State, codes: Codes): void {
  const { otpToken, otp, newOtpToken, newOtp } = codes;
  const both = [
    { token: otpToken, typed: otp, subject: 'registered' },
    { token: newOtpToken, typed: newOtp, subject: 'new' },
  ];
  for (const { token, typed, subject } of both) {
    const challenge = state.challenges.get(token);
    const wrong = wrongOtp(challenge, typed);
    if (wrong === 'burnt') refuse(operation, 402, 'otp-burnt');
    if (wrong === 'unknown' || challenge?.subject !== subject) refuse(operation, 401, 'invalid-login');
    if (wrong) refuse(operation, 401, 'otp-wrong', wrong);
  }
  state.challenges.delete(otpToken);
  state.challenges.delete(newOtpToken);
}

const national = (mobileNo: string): string => mobileNo.replace(/^\+91/, '');

export const contactAnswers = (state: State): ExampleAnswers => ({
  contactDetails: { change: (example) => ({ ...example, ...contactsOf(state) }) },
  checkDuplicate: {
    change(_example, { mobileNo, emailId }) {
      const isSame =
        mobileNo === undefined ? emailId === state.emailId : national(mobileNo) === national(state.mobileNo);
      if (isSame) return refuse('checkDuplicate', 409, 'duplicate');
      return {
        otpToken: addChallenge(state, 'registered'),
        newOtpToken: addChallenge(state, 'new'),
        newContact: mobileNo === undefined ? maskedEmail(emailId ?? '') : maskedMobile(mobileNo),
        ...contactsOf(state),
      };
    },
  },
  updateMobile: {
    change(example, { mobileNo, ...codes }) {
      confirm('updateMobile', state, codes);
      state.mobileNo = mobileNo;
      return { ...example, ticket: nameLike(state, example.ticket) };
    },
  },
  updateEmail: {
    change(example, { emailId, ...codes }) {
      confirm('updateEmail', state, codes);
      state.emailId = emailId;
      return { ...example, ticket: nameLike(state, example.ticket) };
    },
  },
});
