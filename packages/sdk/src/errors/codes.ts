import type { components } from '@lifedesk/contract';

type Problem = components['schemas']['Problem'];

/** Words that the server may answer: the contract's closed list. */
export type ProblemCode = Problem['code'];

/** All codes that the server may answer; a test holds them against the contract. */
export const problemCodes = [
  'invalid-login',
  'login-blocked',
  'login-not-unique',
  'otp-wrong',
  'otp-expired',
  'otp-burnt',
  'otp-blocked',
  'resend-too-soon',
  'resend-limit',
  'auth-code-invalid',
  'session-ended',
  'session-kind',
  'xsrf',
  'signature-invalid',
  'validation',
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
  'maintenance',
  'internal',
  'upstream-failed',
  'unavailable',
  'upstream-timeout',
] as const satisfies readonly ProblemCode[];

/** What goes wrong on this side of the wire. */
export type ClientCode =
  /** No answer: the server, the network or the name service is away, or the connection broke. */
  | 'network'
  /** No answer in time. Whether the server did the work is not known. */
  | 'timeout'
  /** The caller withdrew the call. */
  | 'cancelled'
  /** The server answered something that is not JSON. */
  | 'not-json'
  /** The body could not be sealed, or the answer not opened; nothing was sent in the clear. */
  | 'envelope-failed'
  /** The content service answered 300 or above, or with GraphQL errors. */
  | 'content-server'
  /** The content service's answer is not JSON. */
  | 'content-parse'
  /** The file store refused the upload. */
  | 'upload-refused'
  /** The file that arrived is not the one that was promised: its hash differs. */
  | 'file-damaged'
  /** An OTP was sent or confirmed, but no sign-in has begun in this tab, or a reload has forgotten it. */
  | 'no-login'
  /** Nothing could be sent: no environment, an address without a host in Node, a body that is not JSON. `cause` says which. */
  | 'not-configured';

/** Closed union: `switch (error.code)` narrows. */
export type ErrorCode = ProblemCode | ClientCode;

const codeByStatus: Readonly<Record<number, ProblemCode>> = {
  400: 'validation',
  401: 'session-ended',
  404: 'not-found',
  413: 'too-large',
  415: 'media-type',
  429: 'rate-limited',
  502: 'upstream-failed',
  503: 'unavailable',
  504: 'upstream-timeout',
};

/** The code of a failed answer: the problem's own where the list has it, otherwise what the status says. */
export function problemCode(status: number, code: unknown): ProblemCode {
  return problemCodes.find((known) => known === code) ?? codeByStatus[status] ?? 'internal';
}
