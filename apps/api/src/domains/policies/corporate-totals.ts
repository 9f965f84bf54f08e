import type { components } from '@lifedesk/contract';
import type { CalendarDate } from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import { findCorporateTotals } from './corporate-totals.store.ts';

export type CorporateTotals = components['schemas']['CorporateTotals'];

/** Totals over all policies of a corporate client, as its dashboard shows them. */
export async function corporateTotals(db: Db, customerId: number, today: CalendarDate): Promise<CorporateTotals> {
  const row = await findCorporateTotals(db, customerId, today);
  return {
    policyHolderName: row.name,
    totalCorporatePolicyCount: row.count,
    totalDuePremium: row.due,
    totalModalPremium: row.modal,
    totalSumAssured: row.assured,
    ...(row.reference ? { referencePolicyNo: row.reference } : {}),
    isCorporateUser: true,
    isDoiPresent: row.incorporated_on !== null,
    ...(row.incorporated_on ? { doi: row.incorporated_on } : {}),
  };
}
