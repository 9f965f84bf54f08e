import { discontinuedPayout } from '@lifedesk/rules';
import type { Deps } from '../../../../deps.ts';
import type { Cursor } from '../../../../platform/jobs/work-off.ts';
import { today } from '../../../../platform/today.ts';
import { orderPayout } from '../../../payouts/public.ts';
import { findWithdrawnAmounts } from '../withdrawals.store.ts';
import { claimDiscontinued, markOrdered } from './settle-withdrawals.store.ts';
import { taxOf } from './tax-of.ts';

/**
 * Posts the payout of one policy that was surrendered within its lock-in, once that is over: the discontinued fund with
 * its minimum interest. Returns false if none is due.
 */
export async function payNextDiscontinued(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  cursor: Cursor<string> = { after: '' },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const money = await claimDiscontinued(transaction, today(clock), cursor.after);
    if (!money) return false;
    cursor.after = money.ticket;
    const { ticket, policyNo, charge, payOn } = money;
    const now = clock.now();
    const sold = (await findWithdrawnAmounts(transaction, policyNo)).reduce((sum, { amount }) => sum + amount, 0);
    const { value, gross, takenOut } = discontinuedPayout(money, sold);
    const tax = await taxOf(transaction, money, value, payOn, takenOut);
    await markOrdered(transaction, ticket, now);
    await orderPayout(
      transaction,
      {
        ticket,
        policyNo,
        kind: 'surrender',
        grossPaise: gross,
        deductions: charge > 0 ? [{ name: 'discontinuance-charge', paise: charge }] : [],
        taxPaise: tax,
        countsFrom: payOn,
      },
      now,
    );
    return true;
  });
}
