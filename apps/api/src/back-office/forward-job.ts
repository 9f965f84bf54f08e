import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import { pace, queueOf } from '../platform/queue/queue.ts';
import { forwardApplication } from './forward-application.ts';
import { forwardCase } from './forward-case.ts';
import { forwardInterest } from './forward-interest.ts';
import { forwardMedical } from './forward-medical.ts';
import { forwardToBackOffice } from './forward-request.ts';

/** Sends new requests, settlement cases, interest in plans, and news of applications and medical tests, to the back office. Failures are retried later. */
export function forwardJob(deps: Deps, log: FastifyBaseLogger): Job {
  return {
    name: 'back office',
    everyMs: 2_000,
    isDue: pace(deps.db),
    async run(signal) {
      const queue = await queueOf(deps.db);
      const errors = [
        ...(await queue.work('forward-request', ({ ticket }) => forwardToBackOffice(deps, ticket), { signal })),
        ...(await queue.work('forward-case', ({ caseId }) => forwardCase(deps, caseId), { signal })),
        ...(await queue.work('forward-interest', ({ reference }) => forwardInterest(deps, reference), { signal })),
        ...(await queue.work('forward-application', ({ eventId }) => forwardApplication(deps, eventId), { signal })),
        ...(await queue.work('forward-medical', (event) => forwardMedical(deps, event), { signal })),
      ];
      for (const error of errors)
        log.warn(
          { err: error instanceof Error ? { name: error.name, message: error.message } : undefined },
          'an event could not be delivered to the back office; it will be retried',
        );
    },
  };
}
