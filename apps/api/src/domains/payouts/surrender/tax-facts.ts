import {
  type CalendarDate,
  financialYearOf,
  MONTHS_OF_MODE,
  type PremiumMode,
  type SurrenderTaxFacts,
} from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { findLimitedPremiums, findTaxedPerson } from './surrender.store.ts';

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
  const person = await findTaxedPerson(db, customerId, financialYearOf(on));
  const yearlyPremiums = (await findLimitedPremiums(db, customerId)).reduce(
    (sum, premiums) => sum + yearlyOf(premiums),
    0,
  );
  return (policy) => ({ ...person, yearlyPremiums, yearlyPremium: yearlyOf(policy) });
}
