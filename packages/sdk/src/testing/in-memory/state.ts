import type { Schemas } from '../../transport/endpoint.ts';
import { exampleOf } from '../make-answer.ts';

/** An OTP challenge. */
export interface OtpChallenge {
  /** Who signs in, or the contact that a change is for. */
  readonly subject: 'login' | 'registered' | 'new';
  isSent: boolean;
  triesLeft: number;
}

/** What the double knows: one customer, with the policies of the contract's examples. */
export interface State {
  mobileNo: string;
  emailId: string;
  dues: readonly Schemas['PolicyPayment'][];
  readonly orders: Map<string, Schemas['PaymentStatus']>;
  readonly challenges: Map<string, OtpChallenge>;
  /** The tokens of the sessions, and their XSRF tokens. */
  readonly sessions: Map<string, string>;
  /** How many of everything were made, for names that differ. */
  made: number;
}

/** The customer's contacts, which the examples have only masked. */
const MOBILE = '9876543210';
const EMAIL = 'asha.kulkarni@example.com';
const TRIES = 3;

export const createState = (): State => ({
  mobileNo: MOBILE,
  emailId: EMAIL,
  dues: exampleOf('policyPaymentDetails').paymentDashboardPoliciesUiData ?? [],
  orders: new Map(),
  challenges: new Map(),
  sessions: new Map(),
  made: 0,
});

/** Another name like the given one, ending in a number. */
export function nameLike(state: State, example: string): string {
  state.made += 1;
  const number = String(state.made).padStart(4, '0');
  return example.slice(0, -number.length) + number;
}

/** Starts a challenge. @returns its token */
export function addChallenge(state: State, subject: OtpChallenge['subject']): string {
  const token = nameLike(state, exampleOf('validateCustomer').otpToken);
  state.challenges.set(token, { subject, isSent: false, triesLeft: TRIES });
  return token;
}

/** `*** **4 3210`, as the examples mask a mobile number. */
export const maskedMobile = (mobileNo: string): string => {
  const digits = mobileNo.slice(-5);
  return `*** **${digits.slice(0, 1)} ${digits.slice(1)}`;
};

/** The first and the last three characters of what is before the @. */
export function maskedEmail(emailId: string): string {
  const at = emailId.lastIndexOf('@');
  const shownFirst = at < 6 ? 0 : 3;
  return [...emailId].map((it, place) => (place >= shownFirst && place < at - 3 ? '*' : it)).join('');
}

/** The masked contacts. */
export const contactsOf = ({ mobileNo, emailId }: State) => ({
  mobileNo: maskedMobile(mobileNo),
  emailId: maskedEmail(emailId),
});
