import type { CalendarDate } from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import { findGroups } from './company-attention.store.ts';
import { decideAgain, decideAll } from './company-attention.ts';
import { type CompanyDay, findKept, keepAnswers, lockDay, startDay, takeChanges } from './company-day.store.ts';
import { addUpAgain, addUpAll, totalOfParts } from './company-parts.ts';

/**
 * What needs a company on its policies, or what they amount to. The rules decide once a day on every policy, and again on
 * those that have changed; the database keeps the answer, which takes as long for five policies as for half a million.
 */
export async function companyDay<Part extends keyof CompanyDay>(
  db: Db,
  customerId: number,
  today: CalendarDate,
  part: Part,
): Promise<CompanyDay[Part]> {
  return (await findKept(db, customerId, today, part)) ?? (await keepCompanyDay(db, customerId, today))[part];
}

/** Brings what is kept of a company up to now, and answers it. */
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
