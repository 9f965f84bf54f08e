import type { Account } from './account.ts';

/** Kinds of session, each with its own operations: retail, payments only, corporate, application tracking. */
export const SESSION_KINDS = ['full', 'partial', 'corp', 'track'] as const;
export type SessionKind = (typeof SESSION_KINDS)[number];

/** The caller of an operation, identified by the bearer token. */
export interface Session extends Account {
  readonly id: string;
  readonly kind: SessionKind;
  /** Of the customer; an applicant who is no customer has a number of the same form. */
  readonly clientId: string;
  /** The policy with which the customer signed in; null for a mobile number, an email or a client id. */
  readonly policyNo: string | null;
  /** The session of the member of staff who opened it; null if the customer did. */
  readonly staffSessionId: string | null;
  /** The customer's request because of which staff opened it without an OTP; null with one. */
  readonly staffRequestNo: string | null;
  /** Hash of the current token; changes on refresh. */
  readonly tokenHash: string;
  readonly token: string;
  /** The token that state-changing calls must send besides the bearer token; changes with it. */
  readonly xsrfToken: string;
  /** Changes with the customer's data in a login. */
  readonly version: string;
  /** Seconds until the session ends without further calls; at most the configured idle time. */
  readonly aliveFor: number;
}
