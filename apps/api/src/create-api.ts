import type { FastifyInstance } from 'fastify';
import { addFolderFileRoutes, isFolderFileStore } from './adapters/folder-file-routes.ts';
import { addBackOfficeRoutes } from './back-office/add-back-office-routes.ts';
import { forwardJob } from './back-office/forward-job.ts';
import type { CreateJob } from './define-domain.ts';
import type { Deps } from './deps.ts';
import { domains, handlers as ourHandlers } from './domains/index.ts';
import { assertServiceOpen } from './domains/notices/public.ts';
import { acceptUpload, MAX_UPLOAD_BYTES } from './domains/uploads/accept-upload.ts';
import { purgeJob } from './platform/access/purge-job.ts';
import { API_BASE, document as contractDocument, type Document } from './platform/contract/document.ts';
import type { HandlerDefinition } from './platform/contract/handler.ts';
import { assertComplete } from './platform/contract/handlers.ts';
import { addContract } from './platform/contract/routes.ts';
import { addAnswerHeaders } from './platform/http/answer-headers.ts';
import { createServer } from './platform/http/create-server.ts';
import { addBodies } from './platform/http/envelope.ts';
import { addHealth } from './platform/http/health.ts';
import { noRoute } from './platform/http/no-route.ts';
import { addOtherOrigins } from './platform/http/other-origins.ts';
import { createCallLimits } from './platform/http/rate-limit.ts';
import { addServerTime } from './platform/http/server-time.ts';
import { createJobs, type Job, type Jobs } from './platform/jobs/jobs.ts';
import { inPhases } from './platform/jobs/phases.ts';
import { addPublishedKeys } from './platform/signing/add-published-keys.ts';
import { addContractPages } from './platform/web/add-contract-pages.ts';
import { type AnswerBadAddress, addWeb } from './platform/web/add-web.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The background jobs. */
    jobs: Jobs;
  }
}

export interface ApiOptions {
  document?: Document;
  handlers?: ReadonlyMap<string, HandlerDefinition>;
  extension?: Extension;
  /** False if the background jobs run only when `app.jobs` is asked to run them, as in tests. True by default. */
  scheduled?: boolean;
}

/** Code that runs in the same process as the API, such as the simulators. Production has none. */
export interface Extension {
  /** Adds hooks that run before the API's own. */
  addHooks(app: FastifyInstance): void;
  jobs: readonly Job[];
  /** Adds routes next to `/api`. */
  addRoutes(app: FastifyInstance, jobs: Jobs): Promise<void>;
}

/** The whole backend as a Fastify instance that does not listen yet. Closing it does not close the dependencies. */
export async function createApi(deps: Deps, options: ApiOptions = {}): Promise<FastifyInstance> {
  const { document = contractDocument, handlers = ourHandlers, extension, scheduled = true } = options;
  assertComplete(document, handlers);

  let answerBadAddress: AnswerBadAddress | undefined;
  const app = createServer(deps, (request, reply) => void answerBadAddress?.(request, reply));
  extension?.addHooks(app);
  const limits = createCallLimits(deps);
  const createRound = inPhases<CreateJob>([
    { purge: [purgeJob], 'back-office': [forwardJob] },
    ...domains.map(({ jobs = {} }) => jobs),
    { sandbox: extension?.jobs.map((job) => () => job) ?? [] },
  ]);
  const jobs = createJobs(
    createRound.map((create) => create(deps, app.log)),
    app.log,
  );
  app.decorate('jobs', jobs);
  if (scheduled) app.addHook('onListen', async () => jobs.start());
  app.addHook('onClose', async () => jobs.stop());

  await app.register(
    async (api) => {
      await addOtherOrigins(api, deps.config.origins);
      addAnswerHeaders(api, deps.config);
      addServerTime(api, deps.clock);
      addBodies(api, deps);
      addHealth(api, deps);
      addContract(api, deps, { document, handlers, limits, assertOpen: (service) => assertServiceOpen(deps, service) });
      for (const { addRoutes } of domains) addRoutes?.(api, deps);
      if (isFolderFileStore(deps.files))
        addFolderFileRoutes(api, deps.files, {
          maxBytes: MAX_UPLOAD_BYTES,
          limit: limits.ofAddress,
          receive: (key, file) => acceptUpload(deps, key, file),
        });
      api.setNotFoundHandler({ preHandler: limits.ofAddress }, async (request, reply) => {
        throw noRoute(api, request, reply);
      });
    },
    { prefix: API_BASE },
  );
  addPublishedKeys(app, deps, limits);
  addBackOfficeRoutes(app, deps, limits);
  await extension?.addRoutes(app, jobs);
  if (deps.config.docs) await addContractPages(app, deps.config);
  answerBadAddress = await addWeb(app, deps.config);
  return app;
}
