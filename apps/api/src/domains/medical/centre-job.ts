import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { type AskDeps, askCentre } from './ask-centre.ts';
import { claimOwed } from './asking.store.ts';

/** Asks the partner about every appointment that is due. Several nodes may run it in parallel. Returns the failures. */
export async function askCentres(deps: AskDeps, signal?: AbortSignal): Promise<unknown[]> {
  const { db, clock } = deps;
  const failures: unknown[] = [];
  if (!deps.medicalPartner) return failures;
  const due = clock.now();
  while (!signal?.aborted) {
    const booking = await claimOwed(db, due, clock.now());
    if (!booking) break;
    await askCentre(deps, booking).catch((error: unknown) => failures.push(error));
  }
  return failures;
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
