import {
  type CalendarDate,
  financialYearOf,
  hasPremiumLimit,
  MONTHS_OF_MODE,
  type PremiumMode,
  type SurrenderTaxFacts,
} from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { findTaxedCustomer } from './surrender.store.ts';

type Priced = { readonly premiumMode: PremiumMode; readonly modalPremium: number };

const yearlyOf = ({ premiumMode, modalPremium }: Priced): number => {
  const months = MONTHS_OF_MODE[premiumMode];
  return months === 0 ? modalPremium : (modalPremium * 12) / months;
};

/** What decides the tax on a payout of each policy of a customer on a day. */
export async function taxFactsOf(
  db: Db,
  customerId: number,
  on: CalendarDate,
): Promise<(policy: Priced) => SurrenderTaxFacts> {
  const { isResident, hasPan, paidThisYear, premiums } = await findTaxedCustomer(db, customerId, financialYearOf(on));
  const yearlyPremiums = premiums
    .filter(({ issueDate }) => hasPremiumLimit(issueDate))
    .reduce((sum, policy) => sum + yearlyOf(policy), 0);
  return (policy) => ({ isResident, hasPan, paidThisYear, yearlyPremiums, yearlyPremium: yearlyOf(policy) });
}
