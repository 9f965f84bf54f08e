import type { components } from '@lifedesk/contract';
import { type CalendarDate, totalToBePaid, totalWithGst } from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import { findCompany, groupDuePolicies, groupDuePremiums, groupNextPremiums } from './corporate-totals.store.ts';

export type CorporateTotals = components['schemas']['CorporateTotals'];

/**
 * Totals over all policies of a corporate client, as its dashboard shows them. The database groups what the rules treat
 * alike, and the rules calculate: each total is the sum of what they say for every policy.
 */
export async function corporateTotals(db: Db, customerId: number, today: CalendarDate): Promise<CorporateTotals> {
  const [company, dueOnce, due, next] = await Promise.all([
    findCompany(db, customerId),
    groupDuePremiums(db, customerId, today),
    groupDuePolicies(db, customerId, today),
    groupNextPremiums(db, customerId, today),
  ]);
  return {
    policyHolderName: company.name,
    totalCorporatePolicyCount: company.count,
    totalDuePremium: totalWithGst(dueOnce) + totalToBePaid(due, today),
    totalModalPremium: totalWithGst(next),
    totalSumAssured: company.assured,
    ...(company.reference ? { referencePolicyNo: company.reference } : {}),
    isCorporateUser: true,
    isDoiPresent: company.incorporated_on !== null,
    ...(company.incorporated_on ? { doi: company.incorporated_on } : {}),
  };
}
