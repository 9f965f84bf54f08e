import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LookupError } from '../../ports/lookup-error.ts';
import { DeliveryError } from '../../ports/sms-sender.ts';
import { StrictJsonError } from '../contract/strict-json.ts';
import { EnvelopeError } from '../envelope/cipher.ts';
import { errorCode } from '../error-code.ts';
import { Problem, type ProblemCode, problem } from '../problem.ts';
import type { PseudonymFields, Pseudonyms } from './pseudonyms.ts';

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNABORTED',
]);
/** SQLSTATE: connection exceptions, read-only, shutdown, too many connections, cannot connect now. */
const DATABASE_AWAY = /^(08...|25006|57P0[1-5]|53[123]00)$/;
const DATABASE_AWAY_TEXT =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable|PGlite is closed/;

/** The failure as the caller may see it. An unexpected one becomes `internal`, without any of its text. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StrictJsonError)
    return problem('validation', { errors: [{ pointer: '', detail: error.message }] });
  if (error instanceof EnvelopeError) return problem('envelope-refused');
  if (error instanceof DeliveryError || error instanceof LookupError)
    return problem('upstream-failed', { cause: error });
  if (!(error instanceof Error)) return problem('internal', { cause: error });
  const { message } = error;
  const code = errorCode(error) ?? '';
  const statusCode = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  // The caller hung up while sending the body: Fastify gives that error a status.
  if (NETWORK.has(code) && statusCode === 400) return problem('validation');
  if (NETWORK.has(code) || DATABASE_AWAY.test(code) || DATABASE_AWAY_TEXT.test(message))
    return problem('unavailable', { cause: error });
  if (statusCode === 413) return problem('too-large');
  if (statusCode === 415) return problem('media-type');
  if (statusCode === 404) return problem('not-found', { detail: 'There is nothing at this address.' });
  if (statusCode >= 400 && statusCode < 500) return problem('validation');
  return problem('internal', { cause: error });
}

/** Refusals that must alert whoever monitors the log. */
const LOCKOUTS: ReadonlySet<ProblemCode> = new Set(['login-blocked', 'otp-blocked']);

/**
 * Answers every failure with problem+json and logs it: a refusal with pseudonyms of the caller, a lockout as an alert,
 * server errors with their cause.
 */
export function addErrorAnswers(app: FastifyInstance, pseudonyms?: Pseudonyms): void {
  app.setErrorHandler(async (error, request, reply) => {
    const found = toProblem(error);
    logFailure(request.log, found, pseudonyms?.(request, found.options.account));
    return sendProblem(found, request, reply);
  });
}

function sendProblem(found: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // an address that cannot be parsed never becomes a call
  if (request.callState) request.callState.problem = found.code;
  const { retryAfter } = found.options;
  if (retryAfter !== undefined) reply.header('Retry-After', retryAfter);
  return reply
    .code(found.status)
    .type('application/problem+json')
    .send(JSON.stringify(found.toJson(request.id)));
}

function logFailure(log: FastifyBaseLogger, { code, status, options }: Problem, who?: PseudonymFields): void {
  if (LOCKOUTS.has(code)) log.warn({ code, alert: 'lockout', ...who }, 'locked out');
  else if (status < 500) log.info({ code, ...who }, 'refused');
  else log.error({ code, err: options.cause }, 'failed');
}
