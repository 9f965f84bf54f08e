import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { runCalendar } from './run-calendar.ts';

/** Processes policies as the days pass. Failures are retried next time. */
export function calendarJob(deps: Deps, log: FastifyBaseLogger): Job {
  return {
    name: 'policy calendar',
    everyMs: 60_000,
    async run(signal) {
      for (const error of await runCalendar(deps, signal))
        log.error(
          { err: error instanceof Error ? { name: error.name, message: error.message } : undefined },
          'the policies of a customer could not be processed',
        );
    },
  };
}
