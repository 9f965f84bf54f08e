import type { Db } from '../../../platform/database/connect.ts';

/**
 * Cancels money for a policy that ends while it still waits for its price, so that it buys no units.
 * @returns the amount in paise, which is owed to the customer
 */
export async function cancelWaitingMoney(db: Db, policyNo: string, now: Date): Promise<number> {
  let sum = 0;
  for (const table of ['unit_lot', 'premium_lot'] as const) {
    const lots = await db
      .updateTable(table)
      .set({ cancelled_at: now })
      .where('policy_no', '=', policyNo)
      .where('bought_at', 'is', null)
      .where('cancelled_at', 'is', null)
      .returning('amount')
      .execute();
    sum += lots.reduce((all, { amount }) => all + amount, 0);
  }
  return sum;
}
