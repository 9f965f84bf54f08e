import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import { collectFaults } from '../../platform/jobs/fault-collector.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { today } from '../../platform/today.ts';
import { GatewayError } from '../../ports/payment-gateway.ts';
import { announceDebits } from './announce-debits.ts';
import { pollBank } from './apply-mandate-report.ts';
import { processDebits } from './process-debits.ts';
import { MANDATE_REASONS } from './reasons.ts';
import { claimMandatesToPoll, endOldMandates, findUnreportedEnds, markEndReported } from './store.ts';

const BATCH = 20;

/** Settles mandates that wait for a bank, notifies banks of ended ones, and debits premiums. Safe on several nodes. */
export function mandateJob(deps: Deps, log: FastifyBaseLogger): Job {
  const steps = [settleMandates, endMandates, announceDebits, processDebits];
  return {
    name: 'mandates',
    everyMs: 15_000,
    async run(signal) {
      for (const step of steps)
        await step(deps, signal).catch((error: unknown) =>
          log.error(
            { step: step.name, err: error instanceof Error ? { name: error.name, message: error.message } : undefined },
            'mandates',
          ),
        );
    },
  };
}

async function settleMandates(deps: Deps, signal: AbortSignal): Promise<void> {
  const faults = collectFaults();
  for (;;) {
    const found = await claimMandatesToPoll(deps.db, deps.clock.now(), BATCH);
    if (found.length === 0) return faults.rethrow();
    for (const mandate of found) {
      if (signal.aborted) return;
      await faults.run(() => pollBank(deps, mandate));
    }
  }
}

/** Ends mandates whose last day has passed, and notifies the banks of every ended mandate. */
async function endMandates({ db, clock, gateway }: Deps, signal: AbortSignal): Promise<void> {
  await endOldMandates(db, today(clock), clock.now(), MANDATE_REASONS.over);
  const faults = collectFaults();
  for (let after = ''; ; ) {
    const found = await findUnreportedEnds(db, after, BATCH);
    for (const id of found) {
      if (signal.aborted) return;
      after = id;
      await faults.run(async () => {
        try {
          await gateway.endMandate(id);
        } catch (error) {
          // a bank that refuses no longer knows the mandate
          if (!(error instanceof GatewayError && error.failure === 'refused')) throw error;
        }
        await markEndReported(db, id, clock.now());
      });
    }
    if (found.length < BATCH) return faults.rethrow();
  }
}
