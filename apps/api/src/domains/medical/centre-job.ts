import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { type AskDeps, askCentre } from './ask-centre.ts';
import { claimOwed } from './asking.store.ts';

const BATCH = 20;

/** Asks the partner about every appointment that is due. Several nodes may run it in parallel. Returns the failures. */
export async function askCentres(deps: AskDeps, signal?: AbortSignal): Promise<unknown[]> {
  const failures: unknown[] = [];
  if (!deps.medicalPartner) return failures;
  for (;;) {
    const claimed = await claimOwed(deps.db, deps.clock.now(), BATCH);
    for (const booking of claimed) {
      if (signal?.aborted) return failures;
      await askCentre(deps, booking).catch((error: unknown) => failures.push(error));
    }
    if (claimed.length < BATCH) return failures;
  }
}

/** Follows appointments that the partner has not confirmed. Failures are retried later. */
export function centreJob(deps: Deps, log: Pick<FastifyBaseLogger, 'warn'>): Job {
  return {
    name: 'appointments at centres',
    everyMs: 5_000,
    async run(signal) {
      for (const error of await askCentres(deps, signal))
        log.warn(
          { err: error instanceof Error ? { name: error.name, message: error.message } : undefined },
          'the medical partner could not be asked about an appointment; it will be asked again',
        );
    },
  };
}
