import { type ClientCode, type ErrorCode, problemCode } from '../errors/codes.ts';
import { type FieldError, type FieldRefusal, LifedeskError } from '../errors/lifedesk-error.ts';
import type { Outcome } from '../errors/outcome.ts';
import { outcomeFor } from '../errors/outcome-for.ts';
import { redact } from '../errors/redact.ts';
import type { OperationId } from '../errors/situations.ts';
import { EnvelopeError } from './envelope.ts';

export interface Facts {
  readonly operation: OperationId | undefined;
  readonly silent?: boolean | undefined;
  readonly correlationId?: string;
  /** What is wrong and what to do, for a developer. */
  readonly hint?: string | undefined;
  /** 0 if no response came. */
  readonly status?: number;
}

/** The error of a call without a usable response. */
export function failedCall(why: ClientCode | undefined, cause: unknown, facts: Facts): LifedeskError {
  if (why || !(cause instanceof EnvelopeError)) return failure(why ?? 'network', facts, {}, cause);
  // If the key could not be fetched, that has its own reason, such as the network.
  const { cause: reason } = cause;
  return reason instanceof LifedeskError
    ? failure(reason.code, { ...facts, status: reason.status }, {}, cause)
    : failure('envelope-failed', { ...facts, status: 0 }, {}, cause);
}

/** The error of an unsuccessful response. The body may be a problem, other JSON, text, or empty. */
export function refusedCall(status: number, body: unknown, facts: Facts): LifedeskError {
  const problem: Problem = typeof body === 'object' && body !== null ? body : {};
  return failure(problemCode(status, problem.code), { ...facts, status }, problem);
}

/** What a problem may contain, not checked yet. */
type Problem = {
  readonly [Field in 'code' | 'detail' | 'errors' | 'fileFault' | 'triesLeft' | 'slots' | 'retryAfter']?: unknown;
};

function failure(
  code: ErrorCode,
  { operation, silent, correlationId = '', status = 0, hint }: Facts,
  { detail, errors, fileFault, triesLeft, slots, retryAfter }: Problem,
  cause?: unknown,
): LifedeskError {
  const outcome = outcomeFor(operation, status, { code, detail: typeof detail === 'string' ? detail : undefined });
  const fieldErrors = fieldErrorsOf(errors);
  return new LifedeskError({
    code,
    operation,
    status,
    hint: hint ?? fieldsHint(outcome, fieldErrors),
    outcome: silent ? { ...outcome, presentation: 'silent' } : outcome,
    correlationId,
    fieldErrors,
    fileFault: typeof fileFault === 'string' ? fileFault : undefined,
    triesLeft: numberOf(triesLeft),
    slots: slotsOf(slots),
    retryAfter: numberOf(retryAfter),
    cause,
  });
}

/** 'Bad Request' alone does not say what to correct. The names of the fields do, and repeat no value. */
function fieldsHint({ messageKey, message }: Outcome, fields: readonly FieldError[]): string | undefined {
  if (messageKey !== 'badRequest' || fields.length === 0) return undefined;
  return `${message}: ${fields.map(({ pointer }) => pointer).join(', ')}`;
}

function fieldErrorsOf(errors: unknown): FieldError[] {
  if (!Array.isArray(errors)) return [];
  return errors
    .filter((error) => typeof error?.pointer === 'string' && typeof error.detail === 'string')
    .map((error) => ({ pointer: error.pointer, detail: redact(error.detail), ...refusalOf(error) }));
}

function refusalOf({ rule, because, facts }: Record<string, unknown>): { readonly refusal?: FieldRefusal } {
  if (typeof rule !== 'string' || typeof because !== 'string') return {};
  const values = Object.entries(facts ?? {}).filter(([, value]) => ['string', 'number'].includes(typeof value));
  return { refusal: { rule, because, facts: Object.fromEntries(values) } };
}

function slotsOf(slots: unknown): LifedeskError['slots'] {
  return Array.isArray(slots) ? slots.filter((slot) => typeof slot?.slotId === 'string') : undefined;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
