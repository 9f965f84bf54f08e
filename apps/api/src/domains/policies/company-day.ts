import type { CalendarDate } from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import { findGroups } from './company-attention.store.ts';
import { rebuildAttention, refreshAttention } from './company-attention.ts';
import { type CompanyDay, findSaved, lockDay, saveAnswers, startDay, takeChanges } from './company-day.store.ts';
import { rebuildParts, refreshParts, totalOfParts } from './company-parts.ts';

/**
 * A company's attention items or policy totals. Once a day the rules decide on every policy, and again on changed ones.
 * The database stores the result, so reading it takes as long for five policies as for half a million.
 */
export async function companyDay<Part extends keyof CompanyDay>(
  db: Db,
  customerId: number,
  today: CalendarDate,
  part: Part,
): Promise<CompanyDay[Part]> {
  return (await findSaved(db, customerId, today, part)) ?? (await saveCompanyDay(db, customerId, today))[part];
}

/** Updates a company's stored data and returns it. */
export async function saveCompanyDay(db: Db, customerId: number, today: CalendarDate): Promise<CompanyDay> {
  return db.transaction().execute(async (transaction) => {
    const day = await lockDay(transaction, customerId);
    const changed = await takeChanges(transaction, customerId);
    if (day === today) {
      await refreshAttention(transaction, customerId, changed, today);
      await refreshParts(transaction, customerId, changed, today);
    } else {
      await startDay(transaction, customerId, today);
      await rebuildAttention(transaction, customerId, today);
      await rebuildParts(transaction, customerId, today);
    }
    const kept = {
      groups: await findGroups(transaction, customerId),
      sums: await totalOfParts(transaction, customerId),
    };
    await saveAnswers(transaction, customerId, kept);
    return kept;
  });
}
