import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { document as contractDocument, type Json } from './contract/document.ts';
import type { HandlerDefinition } from './contract/handler.ts';
import { assertComplete, loadHandlers } from './contract/handlers.ts';
import { addContract } from './contract/routes.ts';
import type { Deps } from './deps.ts';
import { addCallState } from './hooks/call-state.ts';
import { addCorrelation, correlationIdOf } from './hooks/correlation.ts';
import { addBodies } from './hooks/envelope.ts';
import { addErrorAnswers } from './hooks/errors.ts';
import { addHealth } from './hooks/health.ts';
import { addCallLog, loggerOptions } from './hooks/logging.ts';
import { rateLimit } from './hooks/rate-limit.ts';
import { problem } from './problem.ts';
import { addWeb } from './web/add-web.ts';

export const API_BASE = '/api';

export interface ApiOptions {
  document?: Json;
  handlers?: ReadonlyMap<string, HandlerDefinition>;
}

/** The whole backend as a Fastify instance that does not listen yet. Closing it leaves the dependencies open. */
export async function createApi(deps: Deps, options: ApiOptions = {}): Promise<FastifyInstance> {
  const { document = contractDocument, handlers = await loadHandlers(document) } = options;
  assertComplete(document, handlers);

  const app = Fastify({
    logger: loggerOptions(deps.config),
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    requestIdLogLabel: 'correlationId',
    genReqId: correlationIdOf,
    trustProxy: deps.config.trustProxy,
    bodyLimit: deps.config.bodyLimitBytes,
    routerOptions: { ignoreTrailingSlash: false },
    // A connection that is idle or slow does not hold a socket for ever.
    connectionTimeout: 60_000,
    requestTimeout: 60_000,
    keepAliveTimeout: 72_000,
    https: deps.config.tls,
  } as FastifyServerOptions);
  addCallState(app);
  addCorrelation(app);
  addCallLog(app);
  addErrorAnswers(app);
  const limit = await rateLimit(app, deps.config);

  await app.register(
    async (api) => {
      addBodies(api, deps);
      addHealth(api, deps);
      addContract(api, deps, { document, handlers, limit });
      api.setNotFoundHandler({ preHandler: limit(true) }, async () => {
        throw problem('not-found', { detail: 'There is nothing at this address.' });
      });
    },
    { prefix: API_BASE },
  );
  await addWeb(app, deps.config);
  return app;
}
