import type { Db } from '../../src/platform/database/connect.ts';

const rupees = (amount: number): number => amount * 100;

/** Adds the switching terms of unit-linked plans: free switches, charge and minimums. The plans must exist. */
export async function seedSwitchTerms(db: Db): Promise<void> {
  await db
    .insertInto('plan_switch_terms')
    .values({ plan_code: 'MWB02', free_switches: 4, charge: rupees(250), minimum: rupees(5_000), least_share: 5 })
    .onConflict((c) => c.doNothing())
    .execute();
}

/** Adds the partial withdrawal terms of unit-linked plans. The plans must exist. */
export async function seedWithdrawalTerms(db: Db): Promise<void> {
  await db
    .insertInto('plan_withdrawal_terms')
    .values({ plan_code: 'MWB02', minimum: rupees(5_000), largest_share: 25, premiums_left: 2, per_year: 4 })
    .onConflict((c) => c.doNothing())
    .execute();
}
