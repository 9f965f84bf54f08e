import type { CalendarDate, ComparedFunds } from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import type { PolicyRow } from '../../policies/public.ts';
import { findFundFacts } from './withdrawable.ts';

/** The withdrawal facts of a policy's funds, whether or not anything can be withdrawn now; null if it has no funds. */
export async function findComparedFunds(
  db: Db,
  owned: { customerId: number; row: PolicyRow },
  today: CalendarDate,
): Promise<ComparedFunds | null> {
  const found = await findFundFacts(db, owned, today);
  if (!found) return null;
  const { funds, value, terms, made, recentWithdrawals, isInvesting, tax } = found;
  return {
    value,
    free: funds.reduce((sum, fund) => sum + fund.free, 0),
    isInvesting,
    terms,
    made,
    withdrawn: recentWithdrawals,
    paidIn: tax.paidIn,
    takenOut: tax.takenOut,
    keepsExemption: tax.keepsExemption,
  };
}
