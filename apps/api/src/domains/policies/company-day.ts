import type { CalendarDate } from '@lifedesk/rules';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { today } from '../../platform/today.ts';
import { findGroups } from './company-attention.store.ts';
import { rebuildAttention, refreshAttention } from './company-attention.ts';
import {
  type CompanyDay,
  deleteUnusedChanges,
  findOutdatedCompanies,
  findSaved,
  lockDay,
  saveAnswers,
  startDay,
  takeChanges,
} from './company-day.store.ts';
import { rebuildParts, refreshParts, totalOfParts } from './company-parts.ts';
import type { PolicySources } from './contributed.ts';

/**
 * A company's attention items or policy totals. Once a day the rules decide on every policy, and again on changed ones.
 * The database stores the result, so reading it takes as long for five policies as for half a million.
 */
export async function companyDay<Part extends keyof CompanyDay>(
  sources: PolicySources,
  customerId: number,
  today: CalendarDate,
  part: Part,
): Promise<CompanyDay[Part]> {
  return (
    (await findSaved(sources.db, customerId, today, part)) ?? (await saveCompanyDay(sources, customerId, today))[part]
  );
}

/** Updates a company's stored data and returns it. */
export async function saveCompanyDay(
  sources: PolicySources,
  customerId: number,
  today: CalendarDate,
): Promise<CompanyDay> {
  return sources.db.transaction().execute(async (transaction) => {
    const within = { ...sources, db: transaction };
    const day = await lockDay(transaction, customerId);
    const changed = await takeChanges(transaction, customerId);
    if (day === today) {
      await refreshAttention(within, customerId, changed, today);
      await refreshParts(within, customerId, changed, today);
    } else {
      await startDay(transaction, customerId, today);
      await rebuildAttention(within, customerId, today);
      await rebuildParts(within, customerId, today);
    }
    const kept = {
      groups: await findGroups(transaction, customerId),
      sums: await totalOfParts(transaction, customerId),
    };
    await saveAnswers(transaction, customerId, kept);
    return kept;
  });
}

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
