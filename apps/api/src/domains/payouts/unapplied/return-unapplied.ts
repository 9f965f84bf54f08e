import { todayInIndia } from '@lifedesk/rules';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { collectFaults } from '../../../platform/jobs/fault-collector.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { orderPayout, UNAPPLIED } from '../order/order-payout.ts';
import { type EndKind, findGivenUpWithMoney, findUnapplied, lockGivenUp, nextTicket } from './unapplied.store.ts';

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

const AT_ONCE = 200;

/**
 * Posts refunds of money received for a policy after it was surrendered or returned, or has matured, such as a payment that the gateway
 * confirms late.
 */
export function returnUnappliedJob({ db, clock }: Pick<Deps, 'db' | 'clock'>): Job {
  return {
    name: 'pay back what is paid in for policies that were given up',
    everyMs: 900_000,
    async run(signal) {
      const faults = collectFaults();
      for (let after = ''; ; ) {
        const found = await findGivenUpWithMoney(db, after, AT_ONCE);
        for (const policyNo of found) {
          if (signal.aborted) return;
          after = policyNo;
          await faults.run(() =>
            db.transaction().execute(async (transaction) => {
              const kind = await lockGivenUp(transaction, policyNo);
              if (kind) await returnUnapplied(transaction, { policyNo, kind }, clock.now());
            }),
          );
        }
        if (found.length < AT_ONCE) return faults.rethrow();
      }
    },
  };
}
