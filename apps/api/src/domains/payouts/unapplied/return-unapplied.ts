import { todayInIndia } from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { orderPayout, UNAPPLIED } from '../order/order-payout.ts';
import { type EndKind, findUnapplied, nextTicket } from './unapplied.store.ts';

interface EndedPolicy {
  readonly policyNo: string;
  /** Surrendered, returned or matured. */
  readonly kind: EndKind;
}

/**
 * Posts money that was received for a policy and not used before it ended, as a payout of its own. It is not a benefit,
 * so there are no deductions and no tax. Does nothing if there is none. The caller has locked the policy, so that it is
 * posted once.
 */
export async function returnUnapplied(transaction: Db, { policyNo, kind }: EndedPolicy, now: Date): Promise<void> {
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
