import { type CalendarDate, type Paise, totalToBePaid, totalWithGst } from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import type { PolicyRange } from './company-parts.store.ts';
import { ownPolicies } from './overview.store.ts';
import { countAssured, groupDuePolicies, groupDuePremiums, groupNextPremiums } from './premium-totals.store.ts';

/** Totals over policies of a company, in paise with GST. */
export interface PremiumTotals {
  readonly count: number;
  /** Policies with a premium that can be paid today. */
  readonly dueCount: number;
  readonly assured: Paise;
  /** What can be paid today. */
  readonly due: Paise;
  /** One premium of each policy that pays premiums. */
  readonly modal: Paise;
}

/**
 * Totals over the policies of a company, all or those of a range. The database groups what the rules treat alike, and the
 * rules calculate: each total is the sum of what they say for every policy.
 */
export async function premiumTotals(
  db: Db,
  customerId: number,
  today: CalendarDate,
  range?: PolicyRange,
): Promise<PremiumTotals> {
  const own = ownPolicies(customerId, range);
  const [counted, dueOnce, due, next] = await Promise.all([
    countAssured(db, own, today),
    groupDuePremiums(db, own, today),
    groupDuePolicies(db, own, today),
    groupNextPremiums(db, own, today),
  ]);
  return { ...counted, due: totalWithGst(dueOnce) + totalToBePaid(due, today), modal: totalWithGst(next) };
}
