import type { components } from '@lifedesk/contract';
import type { ErrorCode } from './codes.ts';
import type { MessageKey } from './messages.ts';
import type { Next, Outcome, Presentation } from './outcome.ts';
import type { OperationId } from './situations.ts';

/** One place in a form that the server rejected. */
export interface FieldError {
  /** JSON pointer into the body, such as `/policyNo`, or `header:<Name>`. */
  readonly pointer: string;
  readonly detail: string;
  /** If a rule rejected it: the rule, its reason and the values of its sentence, for `refusalText` of the rules. */
  readonly refusal?: FieldRefusal;
}

/** Why a rule rejected a field. A newer server may send rules and reasons that the contract does not list yet. */
export interface FieldRefusal {
  readonly rule: string;
  readonly because: string;
  /** Dates as `yyyy-MM-dd`, amounts in paise. */
  readonly facts: Readonly<Record<string, string | number>>;
}

/** The facts from which a `LifedeskError` is built. */
export interface ErrorFacts {
  readonly code: ErrorCode;
  readonly operation: OperationId | undefined;
  /** HTTP status; 0 if no response came. */
  readonly status: number;
  readonly outcome: Outcome;
  /** What is wrong and what to do, for a developer. It replaces the customer's text in `message`. */
  readonly hint?: string | undefined;
  readonly correlationId: string;
  readonly fieldErrors?: readonly FieldError[];
  /** Why a file was refused: a value of the contract's `FileFault`, or a newer one. */
  readonly fileFault?: string | undefined;
  /** Attempts left before an OTP becomes invalid. */
  readonly triesLeft?: number | undefined;
  /** The nearest free times, if an appointment was taken. */
  readonly slots?: readonly components['schemas']['MedicalSlot'][] | undefined;
  /** Seconds until a retry makes sense. */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/**
 * The one error that a call throws. `customerMessage` is for the customer, `messageKey` names it for translation;
 * `presentation` and `next` say how to show it and where to go (section 8). `message` is for a log and is never empty: it
 * names the rejected fields, and after a mistake in the program it says what to do. The error contains no request, no
 * token and no body; `toJSON` returns what may be logged.
 */
export class LifedeskError extends Error {
  override readonly name = 'LifedeskError';
  declare readonly code: ErrorCode;
  /** Undefined if the SDK itself could not be created. */
  declare readonly operation: OperationId | undefined;
  declare readonly status: number;
  /** Empty if the customer sees nothing; `messageKey` is then `none`. */
  declare readonly customerMessage: string;
  declare readonly messageKey: MessageKey | undefined;
  declare readonly presentation: Presentation;
  /** Milliseconds after which the toast hides; if undefined, the app decides. */
  declare readonly autoHideMs: number | undefined;
  declare readonly next: Next | undefined;
  declare readonly onlyOnProtectedPath: boolean;
  declare readonly correlationId: string;
  declare readonly fieldErrors: readonly FieldError[];
  declare readonly fileFault: string | undefined;
  declare readonly triesLeft: number | undefined;
  declare readonly slots: readonly components['schemas']['MedicalSlot'][] | undefined;
  declare readonly retryAfter: number | undefined;

  constructor({ outcome: { message, ...shown }, hint, cause, ...facts }: ErrorFacts) {
    super(hint ?? (message || `${facts.operation}: ${facts.status} ${facts.code}`), { cause });
    Object.assign(this, shown, { customerMessage: message, fieldErrors: [] }, facts);
  }

  /** What may be logged: no text from the server, no value, no cause. */
  toJSON(): Record<string, unknown> {
    const { name, code, operation, status, messageKey, next, correlationId } = this;
    const fields = this.fieldErrors.map(({ pointer, refusal }) => ({
      pointer,
      ...(refusal && { rule: refusal.rule, because: refusal.because }),
    }));
    return { name, code, operation, status, messageKey, next, correlationId, ...(fields.length > 0 && { fields }) };
  }
}

/** Whether an error comes from the SDK. */
export function isLifedeskError(error: unknown): error is LifedeskError {
  return error instanceof LifedeskError;
}
