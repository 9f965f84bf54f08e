import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { addFolderFileRoutes, isFolderFileStore } from './adapters/folder-file-routes.ts';
import { addBackOfficeRoutes } from './back-office/add-back-office-routes.ts';
import { forwardJob } from './back-office/forward-job.ts';
import type { Deps } from './deps.ts';
import { mandateJob } from './domains/auto-debit/mandate-job.ts';
import { addCalendarFeeds } from './domains/calendar-feed/feed-route.ts';
import { callBacksJob } from './domains/content/call-backs-job.ts';
import { addTemporaryFiles } from './domains/documents/temporary-files.ts';
import { temporaryFilesJob } from './domains/documents/temporary-files-job.ts';
import { matureLinkedJob } from './domains/funds/mature/mature-linked.ts';
import { mergeFundsJob } from './domains/funds/merge/merge-funds-job.ts';
import { settleSwitchesJob } from './domains/funds/settle/settle-switches-job.ts';
import { makeTransfersJob } from './domains/funds/strategies/make-transfers-job.ts';
import { settleWithdrawalsJob } from './domains/funds/withdraw/settle/settle-withdrawals-job.ts';
import { assertServiceOpen } from './domains/notices/assert-service-open.ts';
import { payLinkJob } from './domains/pay-links/pay-link-job.ts';
import { settleJob } from './domains/payments/gateway/settle-job.ts';
import { reconcileJob } from './domains/payments/reconciliation/reconcile-job.ts';
import { buyUnitsJob } from './domains/payments/units/buy-units-job.ts';
import { benefitsJob } from './domains/payouts/benefits/benefits-job.ts';
import { linkedReturnsJob } from './domains/payouts/free-look/linked-returns-job.ts';
import { payoutJob } from './domains/payouts/pay/payout-job.ts';
import { returnUnappliedJob } from './domains/payouts/unapplied/return-unapplied-job.ts';
import { companyDayJob } from './domains/policies/company-day-job.ts';
import { calendarJob } from './domains/policy-changes/calendar/calendar-job.ts';
import { interestsJob } from './domains/recommendations/interests-job.ts';
import { queueTidyJob, requestsJob } from './domains/requests/requests-job.ts';
import { acceptUpload, MAX_UPLOAD_BYTES } from './domains/uploads/accept-upload.ts';
import { uploadsJob } from './domains/uploads/uploads-job.ts';
import { purgeJob } from './platform/access/purge-job.ts';
import { API_BASE, document as contractDocument, type Json } from './platform/contract/document.ts';
import type { HandlerDefinition } from './platform/contract/handler.ts';
import { assertComplete, loadHandlers } from './platform/contract/handlers.ts';
import { addContract } from './platform/contract/routes.ts';
import { addAnswerHeaders } from './platform/http/answer-headers.ts';
import { addCallState } from './platform/http/call-state.ts';
import { closeIdleSockets } from './platform/http/close-idle-sockets.ts';
import { addCorrelation, correlationIdOf } from './platform/http/correlation.ts';
import { addDrain } from './platform/http/drain.ts';
import { addBodies } from './platform/http/envelope.ts';
import { addErrorAnswers } from './platform/http/errors.ts';
import { addHealth } from './platform/http/health.ts';
import { addCallLog, loggerOptions } from './platform/http/logging.ts';
import { noRoute } from './platform/http/no-route.ts';
import { addOneHost } from './platform/http/one-host.ts';
import { trustedProxies } from './platform/http/proxies.ts';
import { pseudonymsOf } from './platform/http/pseudonyms.ts';
import { createCallLimits } from './platform/http/rate-limit.ts';
import { addServerTime } from './platform/http/server-time.ts';
import { tlsOptions } from './platform/http/tls.ts';
import { createJobs, type Job, type Jobs } from './platform/jobs/jobs.ts';
import { addPublishedKeys } from './platform/signing/add-published-keys.ts';
import { type AnswerBadAddress, addWeb } from './platform/web/add-web.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The background jobs. */
    jobs: Jobs;
  }
}

export interface ApiOptions {
  document?: Json;
  handlers?: ReadonlyMap<string, HandlerDefinition>;
  extension?: Extension;
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
  const { document = contractDocument, handlers = await loadHandlers(document), extension } = options;
  assertComplete(document, handlers);

  let answerBadAddress: AnswerBadAddress | undefined;
  const app = Fastify({
    logger: loggerOptions(deps.config),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'correlationId' }),
    requestIdHeader: false,
    genReqId: correlationIdOf,
    trustProxy: trustedProxies(deps.config),
    bodyLimit: deps.config.bodyLimitBytes,
    routerOptions: { ignoreTrailingSlash: false },
    // An idle or slow connection must not keep a socket open for ever.
    connectionTimeout: 60_000,
    requestTimeout: 60_000,
    keepAliveTimeout: 72_000,
    // It serves calls to the end: load balancers had time to notice, and a 503 would be a lost call.
    return503OnClosing: false,
    https: tlsOptions(deps.config),
    frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply) =>
      void answerBadAddress?.(request, reply),
  } as FastifyServerOptions);
  closeIdleSockets(app, deps.config.tls !== null);
  addDrain(app);
  addCallState(app);
  addCorrelation(app);
  addCallLog(app);
  addErrorAnswers(app, pseudonymsOf(deps.secrets));
  addOneHost(app);
  extension?.addHooks(app);
  const limits = createCallLimits(deps);
  const jobs = createJobs(
    [
      purgeJob(deps),
      settleJob(deps),
      mandateJob(deps, app.log),
      payLinkJob(deps),
      calendarJob(deps, app.log),
      companyDayJob(deps, app.log),
      reconcileJob(deps, app.log),
      temporaryFilesJob(deps),
      callBacksJob(deps),
      interestsJob(deps),
      uploadsJob(deps),
      forwardJob(deps, app.log),
      requestsJob(deps, app.log),
      ...(extension?.jobs ?? []),
      // after the sandbox has published prices
      buyUnitsJob(deps),
      linkedReturnsJob(deps),
      returnUnappliedJob(deps),
      settleWithdrawalsJob(deps),
      // after withdrawals that were requested before the maturity
      matureLinkedJob(deps),
      benefitsJob(deps),
      // after the back office has approved payouts
      payoutJob(deps, app.log),
      settleSwitchesJob(deps),
      makeTransfersJob(deps),
      // after everything requested at the day's prices
      mergeFundsJob(deps),
      queueTidyJob(deps),
    ],
    app.log,
  );
  app.decorate('jobs', jobs);
  app.addHook('onListen', async () => jobs.start());
  app.addHook('onClose', async () => jobs.stop());

  await app.register(
    async (api) => {
      addAnswerHeaders(api, deps.config);
      addServerTime(api, deps.clock);
      addBodies(api, deps);
      addHealth(api, deps);
      addContract(api, deps, { document, handlers, limits, assertOpen: (service) => assertServiceOpen(deps, service) });
      addTemporaryFiles(api, deps);
      addCalendarFeeds(api, deps);
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
  answerBadAddress = await addWeb(app, deps.config);
  return app;
}
