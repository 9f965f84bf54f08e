import { CERTIFICATE_TRIES, OTP_LIMITS } from '@lifedesk/rules';
import type { Config } from '../../../config.ts';
import type { Limit } from './limits.ts';

const MINUTE_MS = 60_000;
const HALF_HOUR_MS = 30 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const FAILURES = {
  windowMs: OTP_LIMITS.failureWindowMinutes * MINUTE_MS,
  lockMs: OTP_LIMITS.lockMinutes * MINUTE_MS,
};
const SEND_WINDOW_MS = OTP_LIMITS.sendWindowMinutes * MINUTE_MS;

/** Every limit with a fixed number, by purpose. The numbers for OTPs come from the rules. */
export const LIMITS = {
  /** Wrong OTPs of one customer, or of one customer in one known browser. */
  otpTries: { name: 'otp-tries', most: OTP_LIMITS.failuresToLock, ...FAILURES },
  /** Unknown login ids, by the typed text. */
  unknownLogins: { name: 'unknown-login', most: OTP_LIMITS.failuresToLock, ...FAILURES },
  /** Wrong attempts at one code, which expires before this window ends. */
  codeTries: { name: 'code-tries', most: OTP_LIMITS.wrongTries, windowMs: HALF_HOUR_MS },
  /** Birth dates given after a right code, which ends with the third wrong one. */
  birthDateTries: { name: 'birth-date-tries', most: OTP_LIMITS.wrongTries, windowMs: HALF_HOUR_MS },
  /** Quick looks at one application without signing in, whatever birth date is given. */
  quickLooks: { name: 'quick-looks', most: 6, windowMs: DAY_MS },
  quickLooksFromAddress: { name: 'quick-looks-from-address', most: 30, windowMs: HALF_HOUR_MS },
  /** OTPs that the Aadhaar authority sends to one customer. */
  aadhaarSends: { name: 'aadhaar-sends', most: 3, windowMs: HALF_HOUR_MS },
  /** Between two of them. */
  aadhaarResend: { name: 'aadhaar-resend', most: 1, windowMs: MINUTE_MS / 2 },
  /** Aadhaar files of one customer: each share code is a guess. */
  aadhaarFiles: { name: 'aadhaar-files', most: 10, windowMs: HALF_HOUR_MS },
  /** Pictures that did not pass, and comparisons that did not match. */
  livenessTries: {
    name: 'liveness-tries',
    most: CERTIFICATE_TRIES.liveness,
    windowMs: CERTIFICATE_TRIES.hours * HOUR_MS,
  },
  faceTries: { name: 'face-tries', most: CERTIFICATE_TRIES.face, windowMs: CERTIFICATE_TRIES.hours * HOUR_MS },
  /** Links to the partner who helps with an application. */
  partnerLinks: { name: 'partner-links', most: 20, windowMs: HOUR_MS },
  /** Reports that a laboratory is asked for. */
  medicalReports: { name: 'medical-reports', most: 40, windowMs: HOUR_MS },
  /** Codes to one customer without a session. The SMS and the email of one code count once. */
  sends: { name: 'otp-sends', most: OTP_LIMITS.sends, windowMs: SEND_WINDOW_MS },
  /** Codes to one registered mobile number or email address without a session, whichever customers have it. */
  sendsToRecipient: { name: 'otp-sends-to-recipient', most: OTP_LIMITS.sends, windowMs: SEND_WINDOW_MS },
  sendsInSession: { name: 'otp-sends-in-session', most: OTP_LIMITS.sendsInSession, windowMs: SEND_WINDOW_MS },
  /** Codes to one registered contact from the sessions of all customers who have it. */
  sendsToRecipientInSession: {
    name: 'otp-sends-to-recipient-in-session',
    most: OTP_LIMITS.sendsInSession,
    windowMs: SEND_WINDOW_MS,
  },
  /** Codes to a mobile number or email address that no customer has yet. */
  sendsToNewContact: {
    name: 'otp-sends-to-contact',
    most: OTP_LIMITS.sendsToNewContact,
    windowMs: OTP_LIMITS.newContactWindowMinutes * MINUTE_MS,
  },
  /** Open challenges of one customer; each lives for half an hour. */
  openChallenges: { name: 'open-challenges', most: 20, windowMs: HALF_HOUR_MS },
  /** Inside a session, a service opens one whenever its page loads. */
  openChallengesInSession: { name: 'open-challenges-in-session', most: 200, windowMs: HALF_HOUR_MS },
  /** New contacts that one customer checks. */
  newContacts: { name: 'new-contacts', most: 10, windowMs: HALF_HOUR_MS },
  /** Each one costs the insurer a payment, and reveals whether an account exists. */
  bankVerifications: { name: 'bank-verifications', most: 10, windowMs: HALF_HOUR_MS },
  /** Unclaimed uploads are kept for a day. */
  uploads: { name: 'uploads', most: 100, windowMs: DAY_MS },
  /** Files of one customer that are being checked, or whose check reached its limit of bytes or time. */
  complexFiles: { name: 'complex-files', most: 10, windowMs: DAY_MS },
  /** Emails that one customer requests, so that a payments-only session cannot flood a mailbox. */
  emails: { name: 'emails', most: 10, windowMs: HOUR_MS },
  /** A second click within a minute requests the same email. */
  sameEmail: { name: 'same-email', most: 1, windowMs: MINUTE_MS },
  revivalQuotes: { name: 'revival-quotes', most: 5, windowMs: HOUR_MS },
  /** Document codes checked from one address. Each is signed, so there is nothing to guess. */
  documentChecks: { name: 'document-checks', most: 300, windowMs: HALF_HOUR_MS },
  /** Call-backs to one number, because anyone can type any number. */
  callBacks: { name: 'call-backs', most: 3, windowMs: DAY_MS },
  callBacksFromAddress: { name: 'call-backs-from-address', most: 20, windowMs: HALF_HOUR_MS },
  /** Call-backs of the whole installation, whoever asks. */
  callBacksInAll: { name: 'call-backs-in-all', most: 300, windowMs: HOUR_MS },
  /** Payment links that one customer creates. */
  payLinks: { name: 'pay-links', most: 20, windowMs: DAY_MS },
  /** Views of links from one address; each may ask the gateway about a payment. */
  payLinkLooks: { name: 'pay-link-looks', most: 200, windowMs: HALF_HOUR_MS },
  /** Payments started with one link. */
  payLinkTries: { name: 'pay-link-tries', most: 10, windowMs: HOUR_MS },
  /** Calendar feed addresses that one customer creates. */
  calendarAddresses: { name: 'calendar-addresses', most: 20, windowMs: DAY_MS },
  /** Fetches of one calendar feed; calendars fetch every few hours. */
  calendarFetches: { name: 'calendar-fetches', most: 120, windowMs: HOUR_MS },
  /**
   * Fetches of unknown feeds from one address. Known feeds still work from there, because calendar services share
   * addresses.
   */
  unknownCalendars: { name: 'unknown-calendars', most: 60, windowMs: HALF_HOUR_MS },
  /** Views and stops of held payouts from one address; each token has 132 random bits. */
  payoutStops: { name: 'payout-stops', most: 60, windowMs: HALF_HOUR_MS },
  /** Searches for one person's unclaimed money, by name and date of birth, from one address. */
  unclaimedSearchesForPerson: { name: 'unclaimed-searches-for-person', most: 6, windowMs: DAY_MS },
  /** The same from all addresses: too few to guess a policy number or PAN. */
  unclaimedSearchesForPersonInAll: { name: 'unclaimed-searches-for-person-in-all', most: 60, windowMs: DAY_MS },
  /** The same from one address, whoever the search is about. */
  unclaimedSearchesFromAddress: { name: 'unclaimed-searches-from-address', most: 30, windowMs: HALF_HOUR_MS },
  /** New interests in plans for one number without a session, because anyone can type any number. */
  planInterests: { name: 'plan-interests', most: 3, windowMs: DAY_MS },
  planInterestsFromAddress: { name: 'plan-interests-from-address', most: 20, windowMs: HALF_HOUR_MS },
  /** Interests of the whole installation that were registered without an OTP. */
  planInterestsInAll: { name: 'plan-interests-in-all', most: 300, windowMs: HOUR_MS },
  /** Requests that one customer's payments-only sessions make. Each sends an SMS and an email. */
  requestsWithoutOtp: { name: 'requests-without-otp', most: 5, windowMs: DAY_MS },
  /** Requests and emails from the payments-only sessions of one address, whoever the customers are. */
  messagesWithoutOtpFromAddress: { name: 'messages-without-otp-from-address', most: 60, windowMs: HALF_HOUR_MS },
  /** The same for the whole installation. */
  messagesWithoutOtpInAll: { name: 'messages-without-otp-in-all', most: 1_200, windowMs: HOUR_MS },
} as const satisfies Record<string, Limit>;

/** Failed logins from one address, whoever they were for. */
export const addressFailures = ({ addressFailures: most }: Config): Limit => ({
  name: 'address-failures',
  most,
  ...FAILURES,
});

/** Codes that unknown browsers at one address request. */
export const addressSends = ({ addressSends: most }: Config): Limit => ({
  name: 'address-sends',
  most,
  windowMs: SEND_WINDOW_MS,
});
