import { addCalendarDays, type CalendarDate, todayInIndia } from '@lifedesk/rules';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { GatewayError } from '../../../ports/payment-gateway.ts';
import { reconcileDay } from './reconcile-day.ts';
import { firstPaidDay, lastSettledDay } from './store.ts';

/** Days for which the gateway keeps its files. */
const KEPT_DAYS = 90;

/** Compares the gateway's daily settlements with the ledger, one day after the other, once each. */
export function reconcileJob(deps: Deps, log: Pick<FastifyBaseLogger, 'warn'>): Job {
  return {
    name: 'reconcile settlements',
    everyMs: 600_000,
    async run(signal) {
      const today = todayInIndia(deps.clock.now());
      for (let day = await nextDay(deps, today); day !== undefined && day < today; day = addCalendarDays(day, 1)) {
        if (signal.aborted) return;
        const cases = await tryDay(deps, day);
        if (!cases) return;
        if (cases.length > 0) log.warn({ day, cases: cases.length }, 'the settlement differs from the ledger');
      }
    },
  };
}

async function nextDay({ db }: Deps, today: CalendarDate): Promise<CalendarDate | undefined> {
  const last = await lastSettledDay(db);
  const next = last ? addCalendarDays(last, 1) : await firstPaidDay(db);
  const oldest = addCalendarDays(today, -KEPT_DAYS);
  return next !== undefined && next < oldest ? oldest : next;
}

/** If the gateway cannot be reached, the next round asks again. */
async function tryDay(deps: Deps, day: CalendarDate) {
  try {
    return await reconcileDay(deps, day);
  } catch (error) {
    if (error instanceof GatewayError) return undefined;
    throw error;
  }
}
