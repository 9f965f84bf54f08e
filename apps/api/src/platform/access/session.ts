/** Kinds of session, each with operations of its own: retail, payments only, corporate, application tracking. */
export type SessionKind = 'full' | 'partial' | 'corp' | 'track';

/** The caller of an operation, read from the bearer token. */
export interface Session {
  readonly id: string;
  readonly kind: SessionKind;
  /** `customer.id`, for queries; it never leaves the server. */
  readonly customerId: number;
  readonly clientId: string;
  /** The policy the customer came in with; null where it was a mobile number, an e-mail or a client id. */
  readonly policyNo: string | null;
  /** Hash of the present token; changes on refresh. */
  readonly tokenHash: string;
  readonly token: string;
  /** What its state-changing calls must carry besides the token; it goes with the present token. */
  readonly xsrfToken: string;
  /** Changes with the customer's data in a login. */
  readonly version: string;
  /** Seconds until it ends if nothing more is called; at most the configured idle time. */
  readonly aliveFor: number;
}
