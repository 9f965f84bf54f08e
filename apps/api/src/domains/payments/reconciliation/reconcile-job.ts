import { addCalendarDays, type CalendarDate, todayInIndia } from '@lifedesk/rules';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { collectFaults, type FaultCollector } from '../../../platform/jobs/fault-collector.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { GatewayError } from '../../../ports/payment-gateway.ts';
import { reconcileDay } from './reconcile-day.ts';
import { firstPaidDay, lastSettledDay } from './store.ts';

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;

/** Days for which the gateway keeps its files. */
const KEPT_DAYS = 90;

/** Compares the gateway's daily settlements with the ledger, one day after the other, once each. */
export function reconcileJob(deps: Deps, log: Log): Job {
  return {
    name: 'reconcile settlements',
    everyMs: 600_000,
    async run(signal) {
      const today = todayInIndia(deps.clock.now());
      const faults = collectFaults();
      for (let day = await nextDay(deps, today); day !== undefined && day < today; day = addCalendarDays(day, 1)) {
        if (signal.aborted) return;
        const cases = await tryDay(deps, log, day, faults);
        if (!cases) break;
        if (cases.length > 0) log.warn({ day, cases: cases.length }, 'the settlement differs from the ledger');
        const malformed = cases.filter(({ kind }) => kind === 'malformed-line').length;
        if (malformed > 0) log.error({ day, lines: malformed }, 'a settlement has malformed lines');
      }
      faults.rethrow();
    },
  };
}

async function nextDay({ db }: Deps, today: CalendarDate): Promise<CalendarDate | undefined> {
  const last = await lastSettledDay(db);
  const next = last ? addCalendarDays(last, 1) : await firstPaidDay(db);
  const oldest = addCalendarDays(today, -KEPT_DAYS);
  return next !== undefined && next < oldest ? oldest : next;
}

/**
 * If the gateway cannot be reached, or its file as a whole cannot be read, the next round asks again. Later days wait,
 * because a chargeback is posted after the payment that it reverses.
 */
async function tryDay(deps: Deps, log: Log, day: CalendarDate, faults: FaultCollector) {
  try {
    return await reconcileDay(deps, day, faults);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const { failure } = error;
    if (failure === 'malformed' || failure === 'refused')
      log.error({ day, failure }, 'a settlement could not be read; it will be retried');
    else log.warn({ day, failure }, 'the gateway could not be reached for a settlement; it will be retried');
    return undefined;
  }
}
