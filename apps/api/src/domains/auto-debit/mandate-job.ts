import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { today } from '../../platform/today.ts';
import { GatewayError } from '../../ports/payment-gateway.ts';
import { announceDebits } from './announce-debits.ts';
import { askBank } from './apply-mandate-report.ts';
import { MANDATE_REASONS } from './reasons.ts';
import { claimMandatesToAsk, endOldMandates, findEndsToTell, noteEndTold } from './store.ts';
import { workDebits } from './work-debits.ts';

const BATCH = 20;

/** Settles mandates that wait for a bank, notifies banks of ended ones, and debits premiums. Safe on several nodes. */
export function mandateJob(deps: Deps, log: FastifyBaseLogger): Job {
  const steps = [settleMandates, endMandates, announceDebits, workDebits];
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
  for (;;) {
    const found = await claimMandatesToAsk(deps.db, deps.clock.now(), BATCH);
    if (found.length === 0) return;
    for (const mandate of found) {
      if (signal.aborted) return;
      await askBank(deps, mandate);
    }
  }
}

/** Ends mandates whose last day has passed, and notifies the banks of every ended mandate. */
async function endMandates({ db, clock, gateway }: Deps, signal: AbortSignal): Promise<void> {
  await endOldMandates(db, today(clock), clock.now(), MANDATE_REASONS.over);
  for (const id of await findEndsToTell(db, BATCH)) {
    if (signal.aborted) return;
    try {
      await gateway.endMandate(id);
    } catch (error) {
      if (!(error instanceof GatewayError) || error.failure !== 'refused') return;
    }
    await noteEndTold(db, id, clock.now());
  }
}
