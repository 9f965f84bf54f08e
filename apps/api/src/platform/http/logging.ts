import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

/** Never in a log: credentials, one-time passwords, personal numbers. Bodies are not logged at all; this is the second net. */
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
    // Not pino's own redaction, which is set up again for every call's logger.
    formatters: { log: (object: object) => redacted(object, DEPTH) as Record<string, unknown> },
    serializers: { req: ({ method, url, ip }: FastifyRequest) => ({ method, path: loggedPath(url), address: ip }) },
  };
}

function redacted(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error || value instanceof Date) return value;
  // What has methods is left to its serializer.
  if (Object.getPrototypeOf(value) !== Object.prototype && !Array.isArray(value)) return value;
  if (depth === 0) return '[too deep]';
  if (Array.isArray(value)) return value.map((one) => redacted(one, depth - 1));
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([k, v]) => [k, SECRET.has(k) ? '[redacted]' : redacted(v, depth - 1)]));
}

/** One line a call: what was asked, how it ended, how long it took. */
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

/** A part of a path that may be a token: those of files and calendars open what they name. */
const TOKEN = /[\w%-]{40,}/g;

/** A path without what must not be logged: a query, and tokens, also where no route takes the address. */
function loggedPath(url: string): string {
  return (url.split('?', 1)[0] ?? url).replace(TOKEN, '[token]');
}
