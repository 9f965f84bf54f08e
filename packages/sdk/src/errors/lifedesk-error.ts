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
  readonly operation: OperationId | undefined;
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
 * The one error that a call throws. `message` is for the customer, or for a log where the customer sees none (`messageKey` is
 * `none`); it is never empty. `messageKey` names it for translation, `presentation`
 * and `next` say how to show it and where to go (section 8). It holds no request, no token and no body; `toJSON` is what
 * may go into a log.
 */
export class LifedeskError extends Error {
  override readonly name = 'LifedeskError';
  declare readonly code: ErrorCode;
  /** Undefined where the SDK itself could not be made. */
  declare readonly operation: OperationId | undefined;
  declare readonly status: number;
  declare readonly messageKey: MessageKey | undefined;
  declare readonly presentation: Presentation;
  /** Milliseconds after which the toast hides; undefined leaves it to the app. */
  declare readonly autoHideMs: number | undefined;
  declare readonly next: Next | undefined;
  declare readonly onlyOnProtectedPath: boolean;
  declare readonly correlationId: string;
  declare readonly fieldErrors: readonly FieldError[];
  declare readonly triesLeft: number | undefined;
  declare readonly retryAfter: number | undefined;

  constructor({ outcome: { message, ...shown }, cause, ...facts }: ErrorFacts) {
    super(message || `${facts.operation}: ${facts.status} ${facts.code}`, { cause });
    Object.assign(this, shown, { fieldErrors: [] }, facts);
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
