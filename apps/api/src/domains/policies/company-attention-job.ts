import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { today } from '../../platform/today.ts';
import { deleteUnusedChanges, findOutdatedCompanies } from './company-attention.store.ts';
import { keepCompanyAttention } from './company-attention.ts';

/** Decides soon after midnight, and after many changes at once, what needs each company that has asked before, so that none waits for it. */
export function companyAttentionJob({ db, clock }: Pick<Deps, 'db' | 'clock'>, log: FastifyBaseLogger): Job {
  return {
    name: 'attention of companies',
    everyMs: 60_000,
    async run(signal) {
      for (const customerId of await findOutdatedCompanies(db, today(clock))) {
        if (signal.aborted) return;
        try {
          await keepCompanyAttention(db, customerId, today(clock));
        } catch (error) {
          log.error(
            { err: error instanceof Error ? { name: error.name, message: error.message } : undefined },
            'attention of companies',
          );
        }
      }
      await deleteUnusedChanges(db);
    },
  };
}
