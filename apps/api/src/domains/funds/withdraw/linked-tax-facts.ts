import { type CalendarDate, financialYearOf, type LinkedPayoutTaxFacts, topUpTax } from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { findTopUpTaxFacts } from '../../payments/public.ts';
import { findTaxedPerson } from '../../payouts/public.ts';

/** The facts about a customer and the premiums of these policies that decide the tax on each payout on a day. */
export async function linkedTaxFacts(
  db: Db,
  { customerId, policyNos }: { customerId: number; policyNos: readonly string[] },
  on: CalendarDate,
): Promise<
  (policyNo: string) => Pick<LinkedPayoutTaxFacts, 'keepsExemption' | 'isResident' | 'hasPan' | 'paidThisYear'>
> {
  const person = await findTaxedPerson(db, customerId, financialYearOf(on));
  const premiums = await findTopUpTaxFacts(db, { customerId, policyNos }, on);
  return (policyNo) => {
    const facts = premiums.get(policyNo);
    return { ...person, keepsExemption: !facts || topUpTax(facts, 0).keepsExemption };
  };
}
