import {
  type CalendarDate,
  financialYearOf,
  type PremiumMode,
  premiumsOfAYear,
  type SurrenderTaxFacts,
} from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { findLimitedPremiums, findTaxedPerson } from './surrender.store.ts';

type Priced = { readonly premiumMode: PremiumMode; readonly modalPremium: number };

/** What decides the tax on a payout of each policy of a customer on a day. */
export async function taxFactsOf(
  db: Db,
  customerId: number,
  on: CalendarDate,
): Promise<(policy: Priced) => SurrenderTaxFacts> {
  const person = await findTaxedPerson(db, customerId, financialYearOf(on));
  const yearlyPremiums = (await findLimitedPremiums(db, customerId)).reduce(
    (sum, premiums) => sum + premiumsOfAYear(premiums),
    0,
  );
  return (policy) => ({ ...person, yearlyPremiums, yearlyPremium: premiumsOfAYear(policy) });
}
