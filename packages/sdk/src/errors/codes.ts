import type { components } from '@lifedesk/contract';

type Problem = components['schemas']['Problem'];

/** Codes that the server may return: the contract's closed list. */
export type ProblemCode = Problem['code'];

/** All codes that the server may return; a test checks them against the contract. */
export const problemCodes = [
  'invalid-login',
  'login-blocked',
  'login-not-unique',
  'otp-wrong',
  'otp-expired',
  'otp-burnt',
  'otp-blocked',
  'birth-date-needed',
  'birth-date-wrong',
  'resend-too-soon',
  'resend-limit',
  'auth-code-invalid',
  'session-ended',
  'session-kind',
  'xsrf',
  'staff-refused',
  'signature-invalid',
  'validation',
  'method-not-allowed',
  'media-type',
  'too-large',
  'rate-limited',
  'envelope-refused',
  'envelope-replayed',
  'not-found',
  'duplicate',
  'file-format',
  'ticket-invalid',
  'pan-invalid',
  'idempotency-conflict',
  'payment-ongoing',
  'amount-refused',
  'order-conflict',
  'payout-restricted',
  'offer-closed',
  'stage',
  'offline-file',
  'mobile-not-linked',
  'id-inactive',
  'found-expired',
  'liveness-expired',
  'identity-expired',
  'already-given',
  'not-due',
  'version',
  'slot-taken',
  'too-late',
  'no-changes-left',
  'maintenance',
  'staff-not-set-up',
  'internal',
  'upstream-failed',
  'unavailable',
  'upstream-timeout',
] as const satisfies readonly ProblemCode[];

/** Failures on this side of the wire. */
export type ClientCode =
  /** No response: the server, the network or DNS is unreachable, or the connection broke. */
  | 'network'
  /** No response in time. The server may or may not have done the work. */
  | 'timeout'
  /** The caller cancelled the call. */
  | 'cancelled'
  /** The server's response is not JSON. */
  | 'not-json'
  /** The body could not be sealed, or the response not opened. Nothing was sent in the clear. */
  | 'envelope-failed'
  /** The content service returned 300 or above, or GraphQL errors. */
  | 'content-server'
  /** The content service's response is not JSON. */
  | 'content-parse'
  /** The file store rejected the upload. */
  | 'upload-refused'
  /** The hash of the received file differs from the expected one. */
  | 'file-damaged'
  /** An OTP was to be sent or confirmed, but no login was started in this tab, or a reload has forgotten it. */
  | 'no-login'
  /**
   * The call could not be sent: no environment, an address without a host in Node, a body that is not JSON. See
   * `cause`.
   */
  | 'not-configured';

/** Closed union: `switch (error.code)` narrows. */
export type ErrorCode = ProblemCode | ClientCode;

const codeByStatus: Readonly<Record<number, ProblemCode>> = {
  400: 'validation',
  401: 'session-ended',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'too-large',
  415: 'media-type',
  429: 'rate-limited',
  502: 'upstream-failed',
  503: 'unavailable',
  504: 'upstream-timeout',
};

/** The code of a failure: the problem's own if it is on the list, otherwise by status. */
export function problemCode(status: number, code: unknown): ProblemCode {
  return problemCodes.find((known) => known === code) ?? codeByStatus[status] ?? 'internal';
}
