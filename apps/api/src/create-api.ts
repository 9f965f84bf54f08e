import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { addFolderFileRoutes, isFolderFileStore } from './adapters/folder-file-routes.ts';
import { API_BASE, document as contractDocument, type Json } from './contract/document.ts';
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
import { addNoStore } from './hooks/no-store.ts';
import { rateLimit } from './hooks/rate-limit.ts';
import { addSilentConnections } from './hooks/silent-connections.ts';
import { callBacksJob } from './jobs/call-backs.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import { purgeJob } from './jobs/purge.ts';
import { queueTidyJob, requestsJob } from './jobs/requests.ts';
import { settleJob } from './jobs/settle.ts';
import { temporaryFilesJob } from './jobs/temporary-files.ts';
import { uploadsJob } from './jobs/uploads.ts';
import { addTemporaryFiles } from './modules/documents/temporary-files.ts';
import { assertServiceOpen } from './modules/notices/assert-service-open.ts';
import { acceptUpload, MAX_UPLOAD_BYTES } from './modules/uploads/accept-upload.ts';
import { problem } from './problem.ts';
import { deskJob } from './sandbox/desk.ts';
import { addSandboxHooks } from './sandbox/hooks.ts';
import { sandboxPlugin } from './sandbox/routes.ts';
import { addWeb } from './web/add-web.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What runs beside the answering of calls. */
    jobs: Jobs;
  }
}

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
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'correlationId' }),
    requestIdHeader: false,
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
  addSilentConnections(app, deps.config.tls !== null);
  addCallState(app);
  addCorrelation(app);
  addCallLog(app);
  addErrorAnswers(app);
  if (deps.sandbox) addSandboxHooks(app, deps.sandbox);
  const limit = await rateLimit(app, deps.config);
  const jobs = createJobs(
    [
      purgeJob(deps),
      settleJob(deps),
      temporaryFilesJob(deps),
      callBacksJob(deps),
      uploadsJob(deps),
      requestsJob(deps, app.log),
      ...(deps.sandbox ? [deskJob(deps)] : []),
      queueTidyJob(deps),
    ],
    app.log,
  );
  app.decorate('jobs', jobs);
  app.addHook('onListen', async () => jobs.start());
  app.addHook('onClose', async () => jobs.stop());

  await app.register(
    async (api) => {
      addNoStore(api);
      addBodies(api, deps);
      addHealth(api, deps);
      addContract(api, deps, { document, handlers, limit, assertOpen: (service) => assertServiceOpen(deps, service) });
      addTemporaryFiles(api, deps);
      if (isFolderFileStore(deps.files))
        addFolderFileRoutes(api, deps.files, {
          maxBytes: MAX_UPLOAD_BYTES,
          limit: limit(true),
          receive: (key, file) => acceptUpload(deps, key, file),
        });
      api.setNotFoundHandler({ preHandler: limit(true) }, async () => {
        throw problem('not-found', { detail: 'There is nothing at this address.' });
      });
    },
    { prefix: API_BASE },
  );
  if (deps.sandbox) await app.register(sandboxPlugin(deps, deps.sandbox, jobs), { prefix: '/sandbox' });
  await addWeb(app, deps.config);
  return app;
}
