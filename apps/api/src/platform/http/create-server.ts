import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { Deps } from '../../deps.ts';
import { addCallTelemetry } from '../telemetry/call-telemetry.ts';
import { addCallState } from './call-state.ts';
import { closeIdleSockets } from './close-idle-sockets.ts';
import { addCorrelation, correlationIdOf } from './correlation.ts';
import { addDrain } from './drain.ts';
import { addErrorAnswers } from './errors.ts';
import { addCallLog, loggerOptions } from './logging.ts';
import { addOneHost } from './one-host.ts';
import { trustedProxies } from './proxies.ts';
import { pseudonymsOf } from './pseudonyms.ts';
import { tlsOptions } from './tls.ts';

/**
 * A server without routes: its limits, its log and its answers to errors.
 * @param answerBadAddress answers a request whose address cannot be parsed
 */
export function createServer(
  { config, secrets }: Pick<Deps, 'config' | 'secrets'>,
  answerBadAddress: (request: FastifyRequest, reply: FastifyReply) => void,
): FastifyInstance {
  const app = Fastify({
    logger: loggerOptions(config),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'correlationId' }),
    requestIdHeader: false,
    genReqId: correlationIdOf,
    trustProxy: trustedProxies(config),
    bodyLimit: config.bodyLimitBytes,
    routerOptions: { ignoreTrailingSlash: false },
    // An idle or slow connection must not keep a socket open for ever.
    connectionTimeout: 60_000,
    requestTimeout: 60_000,
    keepAliveTimeout: 72_000,
    // It serves calls to the end: load balancers had time to notice, and a 503 would be a lost call.
    return503OnClosing: false,
    https: tlsOptions(config),
    frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply) => answerBadAddress(request, reply),
  } as FastifyServerOptions);
  closeIdleSockets(app, config.tls !== null);
  addDrain(app);
  addCallState(app);
  addCorrelation(app);
  addCallTelemetry(app);
  addCallLog(app);
  addErrorAnswers(app, pseudonymsOf(secrets));
  addOneHost(app);
  return app;
}
