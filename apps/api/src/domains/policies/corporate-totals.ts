import type { components } from '@lifedesk/contract';
import type { CalendarDate } from '@lifedesk/rules';
import { findSaved } from './company-day.store.ts';
import { saveCompanyDay } from './company-day.ts';
import type { PremiumTotals } from './company-sums.ts';
import type { PolicySources } from './contributed.ts';
import { findCompany } from './premium-totals.store.ts';
import { premiumTotals } from './premium-totals.ts';

export type CorporateTotals = components['schemas']['CorporateTotals'];

/** Totals of all policies of a corporate client, for its sign-in and dashboard. */
export async function corporateTotals(
  sources: PolicySources,
  customerId: number,
  today: CalendarDate,
): Promise<CorporateTotals> {
  const [company, { count, assured, due, modal }] = await Promise.all([
    findCompany(sources.db, customerId),
    totalsOfDay(sources, customerId, today),
  ]);
  return {
    policyHolderName: company.name,
    totalCorporatePolicyCount: count,
    totalDuePremium: due,
    totalModalPremium: modal,
    totalSumAssured: assured,
    ...(company.reference ? { referencePolicyNo: company.reference } : {}),
    isCorporateUser: true,
    isDoiPresent: company.incorporated_on !== null,
    ...(company.incorporated_on ? { doi: company.incorporated_on } : {}),
  };
}

/** A sign-in does not wait for the new day's stored data, which takes longer than these totals alone. */
async function totalsOfDay(sources: PolicySources, customerId: number, today: CalendarDate): Promise<PremiumTotals> {
  const kept = await findSaved(sources.db, customerId, today, 'sums');
  if (kept === undefined) return premiumTotals(sources.db, customerId, today);
  return (kept ?? (await saveCompanyDay(sources, customerId, today)).sums).premiums;
}
