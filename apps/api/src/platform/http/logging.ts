import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { describeError } from './describe-error.ts';

/**
 * Never logged: credentials, OTPs, personal numbers. Bodies are not logged at all; this is the second line of defence.
 */
const SECRET = new Set([
  'authorization',
  'cookie',
  'headers',
  'token',
  'otpToken',
  'xsrfToken',
  'authCode',
  'otp',
  'pan',
  'aadhaar',
  'accountNo',
  'bankAccountNo',
  'confirmBankAccountNo',
  'mobileNo',
  'emailId',
  'mobile',
  'email',
]);
const DEPTH = 6;

export function loggerOptions({ logLevel }: Config) {
  if (logLevel === 'silent') return false;
  return {
    level: logLevel,
    // Replaces pino's redaction, which is set up again for every call's logger.
    formatters: { log: (object: object) => redactFields(object, DEPTH) },
    serializers: {
      err: describeError,
      req: ({ method, url, ip }: FastifyRequest) => ({ method, path: loggedPath(url), address: ip }),
    },
  };
}

function redact(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error || value instanceof Date) return value;
  // Objects with methods are left to their serializer.
  if (Object.getPrototypeOf(value) !== Object.prototype && !Array.isArray(value)) return value;
  if (depth === 0) return '[too deep]';
  if (Array.isArray(value)) return value.map((one) => redact(one, depth - 1));
  return redactFields(value, depth);
}

function redactFields(value: object, depth: number): Record<string, unknown> {
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([k, v]) => [k, SECRET.has(k) ? '[redacted]' : redact(v, depth - 1)]));
}

/** One line per call: operation, result, duration. */
export function addCallLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    done();
    const { url: route, config } = request.routeOptions;
    const { operationId, contractPath } = config;
    request.log.info(
      {
        operationId,
        method: request.method,
        path: contractPath ?? (route?.includes('/:') ? route : loggedPath(request.url)),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        session: request.callState?.session?.kind,
      },
      'answered',
    );
  });
}

/** A path segment that may be a token, for example of a file or a calendar. */
const TOKEN = /[\w%-]{40,}/g;

/** A path without secrets: no query, and no tokens, also if no route matches. */
function loggedPath(url: string): string {
  return (url.split('?', 1)[0] ?? url).replace(TOKEN, '[token]');
}
