import type { components } from '@lifedesk/contract';

type Problem = components['schemas']['Problem'];

/** Words that the server may answer: the contract's closed list. */
export type ProblemCode = Problem['code'];

const problemCodeSet: Record<ProblemCode, true> = {
  'invalid-login': true,
  'login-blocked': true,
  'login-not-unique': true,
  'otp-wrong': true,
  'otp-expired': true,
  'otp-burnt': true,
  'otp-blocked': true,
  'resend-too-soon': true,
  'resend-limit': true,
  'auth-code-invalid': true,
  'session-ended': true,
  'session-kind': true,
  xsrf: true,
  'signature-invalid': true,
  validation: true,
  'media-type': true,
  'too-large': true,
  'rate-limited': true,
  'envelope-refused': true,
  'envelope-replayed': true,
  'not-found': true,
  duplicate: true,
  'file-format': true,
  'ticket-invalid': true,
  'pan-invalid': true,
  'idempotency-conflict': true,
  'payment-ongoing': true,
  'amount-refused': true,
  'order-conflict': true,
  maintenance: true,
  internal: true,
  'upstream-failed': true,
  unavailable: true,
  'upstream-timeout': true,
};

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
  | 'file-damaged';

/** Closed union: `switch (error.code)` narrows. */
export type ErrorCode = ProblemCode | ClientCode;

/** All codes that the server may answer. */
export const problemCodes = Object.keys(problemCodeSet) as ProblemCode[];

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
  return typeof code === 'string' && Object.hasOwn(problemCodeSet, code)
    ? (code as ProblemCode)
    : (codeByStatus[status] ?? 'internal');
}
