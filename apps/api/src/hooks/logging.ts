import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Never in a log: credentials, one-time passwords, personal numbers. Bodies are not logged at all; this is the second net. */
const SECRET = [
  'authorization',
  'cookie',
  'token',
  'otpToken',
  'xsrfToken',
  'authCode',
  'otp',
  'pan',
  'aadhaar',
  'accountNo',
  'mobile',
  'email',
];
const REDACTED = [...SECRET, 'req.headers', 'headers'].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

export function loggerOptions({ logLevel }: Config) {
  if (logLevel === 'silent') return false;
  return {
    level: logLevel,
    redact: { paths: REDACTED, censor: '[redacted]' },
    serializers: { req: ({ method, url, ip }: FastifyRequest) => ({ method, path: withoutQuery(url), address: ip }) },
  };
}

/** One line a call: what was asked, how it ended, how long it took. */
export function addCallLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { operationId, contractPath } = request.routeOptions.config;
    request.log.info(
      {
        operationId,
        method: request.method,
        path: contractPath ?? withoutQuery(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        session: request.callState?.session?.kind,
      },
      'answered',
    );
  });
}

/** A query may carry what must not be logged. */
function withoutQuery(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
