import { todayInIndia } from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { orderPayout, UNAPPLIED } from '../order/order-payout.ts';
import { findUnapplied, nextTicket } from './unapplied.store.ts';

interface GivenUp {
  readonly policyNo: string;
  /** Surrendered or returned: the promise for the money is the same. */
  readonly kind: 'surrender' | 'free-look';
}

/**
 * Owes the money that was paid in for a policy and not used before it ended, as a payout of its own: it is no benefit, so nothing
 * is deducted and no tax is due. Does nothing where there is none. The caller holds the policy, so that it is owed once.
 */
export async function returnUnapplied(transaction: Db, { policyNo, kind }: GivenUp, now: Date): Promise<void> {
  const unapplied = await findUnapplied(transaction, policyNo);
  if (unapplied <= 0) return;
  await orderPayout(
    transaction,
    {
      ticket: await nextTicket(transaction, policyNo),
      policyNo,
      kind,
      grossPaise: unapplied,
      parts: [{ name: UNAPPLIED, paise: unapplied }],
      deductions: [],
      taxPaise: 0,
      countsFrom: todayInIndia(now),
    },
    now,
  );
}
