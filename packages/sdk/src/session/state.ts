/** full: retail. partial: payments only, opened without an OTP. corp: corporate. track: application tracking. */
export type SessionKind = 'full' | 'partial' | 'corp' | 'track';

/** Who logs in: a policyholder or a corporate client. */
export type Audience = 'retail' | 'corporate';

/** The token pair of one session. */
export interface Tokens {
  readonly token: string;
  readonly xsrfToken: string;
}

/** A login between its two steps. It lives only in memory; a reload starts the login again. */
export interface Challenge {
  readonly audience: Audience;
  readonly otpToken: string;
  /** Masked mobile number that an OTP can go to. */
  readonly maskedMobile: string | undefined;
  /** Masked email address that an OTP can go to. */
  readonly maskedEmail: string | undefined;
  /** What the customer typed: policy number, mobile or email; the client id of a corporate client. */
  readonly loginId: string;
}

/** How a session ended. */
export type Ending = 'validation-failed' | 'expired' | 'logged-out';

/** The session as data (section 4). Instants are milliseconds since 1970. */
export interface SessionState {
  /** A full or corporate session is open. A payments-only or tracking session alone is not a login. */
  readonly isLogged: boolean;
  readonly kind: Exclude<SessionKind, 'track'> | undefined;
  readonly tokens: Tokens | undefined;
  /** When the session was opened, by the server's clock. This distinguishes it from another session in a second tab. */
  readonly openedAt: number | undefined;
  /** When the session ends, by the server's clock. */
  readonly expiryTime: number | undefined;
  /** How long the session lasts without a call, in seconds. */
  readonly idleSeconds: number;
  /** Corporate: the client id. */
  readonly clientId: string | undefined;
  /** Retail: the opaque id of the policy that the session calls name. Never the policy number. */
  readonly policyId: string | undefined;
  /** The separate application-tracking session. */
  readonly application: Tokens | undefined;
  readonly challenge: Challenge | undefined;
  /** How the last session ended, until the next login. */
  readonly ending: Ending | undefined;
  /** The corporate-logout marker: the next login is the corporate one. */
  readonly corporateLogout: boolean;
  /** The counter session is marked as expired by a logout or an expiry, until the next login. */
  readonly counterSessionExpired: boolean;
}

/** The state without a session. */
export const signedOut: SessionState = {
  isLogged: false,
  kind: undefined,
  tokens: undefined,
  openedAt: undefined,
  expiryTime: undefined,
  idleSeconds: 0,
  clientId: undefined,
  policyId: undefined,
  application: undefined,
  challenge: undefined,
  ending: undefined,
  corporateLogout: false,
  counterSessionExpired: false,
};
