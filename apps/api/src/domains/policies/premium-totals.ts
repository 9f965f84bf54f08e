import { type CalendarDate, totalToBePaid, totalWithGst } from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import type { PremiumTotals } from './company-sums.ts';
import { ownPolicies, type PolicyRange } from './own-policies.store.ts';
import { countAssured, groupDuePolicies, groupDuePremiums, groupNextPremiums } from './premium-totals.store.ts';

/**
 * Totals of a company's policies, all or those in a range. The database groups what the rules treat alike and the rules
 * calculate, so each total equals the sum of the rules over every policy.
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
  // biome-ignore lint/plugin/arithmetic: the sum of one column, in two groups of policies
  return { ...counted, due: totalWithGst(dueOnce) + totalToBePaid(due, today), modal: totalWithGst(next) };
}
