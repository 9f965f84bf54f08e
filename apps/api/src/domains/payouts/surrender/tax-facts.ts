import {
  annualPremium,
  type CalendarDate,
  financialYearOf,
  type PremiumMode,
  type SurrenderTaxFacts,
} from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { findLimitedPremiums, findTaxedPerson } from './surrender.store.ts';

type ModalPremium = { readonly premiumMode: PremiumMode; readonly modalPremium: number };

/** The tax facts for a payout of each of a customer's policies on a day. */
export async function taxFactsOf(
  db: Db,
  customerId: number,
  on: CalendarDate,
): Promise<(policy: ModalPremium) => SurrenderTaxFacts> {
  const person = await findTaxedPerson(db, customerId, financialYearOf(on));
  const yearlyPremiums = (await findLimitedPremiums(db, customerId)).reduce(
    (sum, premiums) => sum + annualPremium(premiums),
    0,
  );
  return (policy) => ({ ...person, yearlyPremiums, yearlyPremium: annualPremium(policy) });
}
