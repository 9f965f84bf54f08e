import { type CalendarDate, financialYearOf, type LinkedPayoutTaxFacts, topUpTax } from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { findTopUpTaxFacts } from '../../payments/public.ts';
import { findTaxedCustomer } from '../../payouts/public.ts';

/** What of a customer and the premiums of a policy decides the tax on its payout on a day. */
export async function linkedTaxFacts(
  db: Db,
  customerId: number,
  on: CalendarDate,
): Promise<
  (policyNo: string) => Pick<LinkedPayoutTaxFacts, 'keepsExemption' | 'isResident' | 'hasPan' | 'paidThisYear'>
> {
  const { isResident, hasPan, paidThisYear } = await findTaxedCustomer(db, customerId, financialYearOf(on));
  const premiums = await findTopUpTaxFacts(db, customerId, on);
  return (policyNo) => {
    const facts = premiums.get(policyNo);
    return { keepsExemption: !facts || topUpTax(facts, 0).keepsExemption, isResident, hasPan, paidThisYear };
  };
}
