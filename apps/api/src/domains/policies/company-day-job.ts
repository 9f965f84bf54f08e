import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { today } from '../../platform/today.ts';
import { deleteUnusedChanges, findOutdatedCompanies } from './company-day.store.ts';
import { saveCompanyDay } from './company-day.ts';

/**
 * Shortly after midnight, and after many changes, stores the dashboard data of every company that has asked before, so
 * that no company waits for it.
 */
export function companyDayJob(deps: Pick<Deps, 'db' | 'clock' | 'contributions'>, log: FastifyBaseLogger): Job {
  const { db, clock } = deps;
  return {
    name: 'days of companies',
    everyMs: 60_000,
    async run(signal) {
      for (const customerId of await findOutdatedCompanies(db, today(clock))) {
        if (signal.aborted) return;
        try {
          await saveCompanyDay(deps, customerId, today(clock));
        } catch (error) {
          log.error(
            { err: error instanceof Error ? { name: error.name, message: error.message } : undefined },
            "the day's data of a company could not be stored",
          );
        }
      }
      await deleteUnusedChanges(db);
    },
  };
}
