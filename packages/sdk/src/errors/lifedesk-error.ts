import type { ErrorCode } from './codes.ts';
import type { MessageKey } from './messages.ts';
import type { Next, Outcome, Presentation } from './outcome.ts';
import type { OperationId } from './situations.ts';

/** One place of a form that the server did not accept. */
export interface FieldError {
  /** JSON pointer into the body, such as `/policyNo`, or `header:<Name>`. */
  readonly pointer: string;
  readonly detail: string;
}

export interface ErrorFacts {
  readonly code: ErrorCode;
  readonly operation: OperationId;
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  readonly outcome: Outcome;
  readonly correlationId: string;
  readonly fieldErrors?: readonly FieldError[];
  /** Tries left before an OTP is burnt. */
  readonly triesLeft?: number | undefined;
  /** Seconds until it makes sense to try again. */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/**
 * The one error that a call throws. `message` is for the customer, `messageKey` names it for translation, `presentation`
 * and `next` say how to show it and where to go (section 8). It holds no request, no token and no body; `toJSON` is what
 * may go into a log.
 */
export class LifedeskError extends Error {
  override readonly name = 'LifedeskError';
  readonly code: ErrorCode;
  readonly operation: OperationId;
  readonly status: number;
  readonly messageKey: MessageKey | undefined;
  readonly presentation: Presentation;
  /** Milliseconds after which the toast hides; undefined leaves it to the app. */
  readonly autoHideMs: number | undefined;
  readonly next: Next | undefined;
  readonly onlyOnProtectedPath: boolean;
  readonly correlationId: string;
  readonly fieldErrors: readonly FieldError[];
  readonly triesLeft: number | undefined;
  readonly retryAfter: number | undefined;

  constructor(facts: ErrorFacts) {
    super(facts.outcome.message, { cause: facts.cause });
    this.code = facts.code;
    this.operation = facts.operation;
    this.status = facts.status;
    this.messageKey = facts.outcome.messageKey;
    this.presentation = facts.outcome.presentation;
    this.autoHideMs = facts.outcome.autoHideMs;
    this.next = facts.outcome.next;
    this.onlyOnProtectedPath = facts.outcome.onlyOnProtectedPath;
    this.correlationId = facts.correlationId;
    this.fieldErrors = facts.fieldErrors ?? [];
    this.triesLeft = facts.triesLeft;
    this.retryAfter = facts.retryAfter;
  }

  /** The same failure under a code that says more. */
  as(code: ErrorCode): LifedeskError {
    return new LifedeskError({ ...this, outcome: this, cause: this.cause, code });
  }

  /** What may be logged: no text of the server's, no cause. */
  toJSON(): Record<string, unknown> {
    const { name, code, operation, status, messageKey, next, correlationId } = this;
    return { name, code, operation, status, messageKey, next, correlationId };
  }
}

export function isLifedeskError(error: unknown): error is LifedeskError {
  return error instanceof LifedeskError;
}
