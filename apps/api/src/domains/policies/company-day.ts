import type { CalendarDate } from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import { findGroups } from './company-attention.store.ts';
import { decideAgain, decideAll } from './company-attention.ts';
import { type CompanyDay, findKept, keepAnswers, lockDay, startDay, takeChanges } from './company-day.store.ts';
import { addUpAgain, addUpAll, totalOfParts } from './company-parts.ts';

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
  return (await findKept(db, customerId, today, part)) ?? (await keepCompanyDay(db, customerId, today))[part];
}

/** Updates a company's stored data and returns it. */
export async function keepCompanyDay(db: Db, customerId: number, today: CalendarDate): Promise<CompanyDay> {
  return db.transaction().execute(async (transaction) => {
    const day = await lockDay(transaction, customerId);
    const changed = await takeChanges(transaction, customerId);
    if (day === today) {
      await decideAgain(transaction, customerId, changed, today);
      await addUpAgain(transaction, customerId, changed, today);
    } else {
      await startDay(transaction, customerId, today);
      await decideAll(transaction, customerId, today);
      await addUpAll(transaction, customerId, today);
    }
    const kept = {
      groups: await findGroups(transaction, customerId),
      sums: await totalOfParts(transaction, customerId),
    };
    await keepAnswers(transaction, customerId, kept);
    return kept;
  });
}
