import { type ClientCode, type ErrorCode, problemCode } from '../errors/codes.ts';
import { type FieldError, LifedeskError } from '../errors/lifedesk-error.ts';
import { outcomeFor } from '../errors/outcome-for.ts';
import { redact } from '../errors/redact.ts';
import type { OperationId } from '../errors/situations.ts';
import { EnvelopeError } from './envelope.ts';

interface Facts {
  readonly operation: OperationId;
  readonly silent: boolean;
  readonly correlationId: string;
  readonly status?: number;
}

/** The error of a call to which no usable answer came. */
export function failedCall(why: ClientCode | undefined, cause: unknown, facts: Facts): LifedeskError {
  if (cause instanceof EnvelopeError && !why) {
    // That the key could not be fetched has a reason of its own, such as the network.
    const { cause: reason } = cause;
    return reason instanceof LifedeskError
      ? make(reason.code, reason.status, facts, cause)
      : make('envelope-failed', 0, facts, cause);
  }
  return make(why ?? 'network', facts.status ?? 0, facts, cause);
}

/** The error of an answer that is not a success. The body may be a problem, some other JSON, text, or nothing. */
export function refusedCall(status: number, body: unknown, facts: Facts): LifedeskError {
  const problem = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const code = problemCode(status, problem.code);
  const detail = typeof problem.detail === 'string' ? problem.detail : undefined;
  return new LifedeskError({
    code,
    operation: facts.operation,
    status,
    outcome: shown(outcomeFor(facts.operation, status, { code, detail }), facts),
    correlationId: facts.correlationId,
    fieldErrors: fieldErrorsOf(problem.errors),
    triesLeft: numberOf(problem.triesLeft),
    retryAfter: numberOf(problem.retryAfter),
  });
}

function make(code: ErrorCode, status: number, facts: Facts, cause: unknown): LifedeskError {
  const { operation, correlationId } = facts;
  const outcome = shown(outcomeFor(operation, status, { code }), facts);
  return new LifedeskError({ code, operation, status, outcome, correlationId, cause });
}

function shown(outcome: ReturnType<typeof outcomeFor>, { silent }: Facts) {
  return silent ? { ...outcome, presentation: 'silent' as const } : outcome;
}

function fieldErrorsOf(errors: unknown): FieldError[] {
  if (!Array.isArray(errors)) return [];
  return errors
    .filter((error) => typeof error?.pointer === 'string' && typeof error.detail === 'string')
    .map(({ pointer, detail }) => ({ pointer, detail: redact(detail) }));
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
