import { type CalendarDate, linkedPayoutTax } from '@lifedesk/rules';
import type { Db } from '../../../../platform/database/connect.ts';
import { findPaidIn } from '../../../payments/public.ts';
import { linkedTaxFacts } from '../linked-tax-facts.ts';
import { findWithdrawnAmounts } from '../withdrawals.store.ts';

interface TaxedPolicy {
  readonly policyNo: string;
  readonly customerId: number;
}

const sumOf = (flows: readonly { readonly amount: number }[]): number =>
  flows.reduce((sum, { amount }) => sum + amount, 0);

/** The tax deducted from a payout of a policy's funds on a day, in paise. Counts earlier withdrawals. */
export async function taxOf(
  db: Db,
  { policyNo, customerId }: TaxedPolicy,
  gross: number,
  on: CalendarDate,
  takenOut?: number,
): Promise<number> {
  const facts = (await linkedTaxFacts(db, { customerId, policyNos: [policyNo] }, on))(policyNo);
  const paidIn = sumOf(await findPaidIn(db, policyNo));
  const before = takenOut ?? sumOf(await findWithdrawnAmounts(db, policyNo));
  return linkedPayoutTax({ ...facts, gross, paidIn, takenOut: before }, on).tax;
}
