import { addCalendarDays, indiaInstant, payoutTotal, penalInterest, todayInIndia } from '@lifedesk/rules';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { queueOf } from '../../platform/queue/queue.ts';
import { PayoutBankError, type TransferReport } from '../../ports/payout-bank.ts';
import { claimDeposits, moveDeposit } from './deposits.store.ts';
import { announceRefund } from './notices.ts';
import { type DepositRow, lockApplication } from './store.ts';

export type DepositDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'config' | 'payoutBank'>;

const BATCH = 20;

/** Pays back every deposit that is due. Several nodes may run it in parallel. Returns the failures. */
async function refundDeposits(deps: DepositDeps, signal?: AbortSignal): Promise<unknown[]> {
  const failures: unknown[] = [];
  if (!deps.payoutBank) return failures;
  for (;;) {
    const claimed = await claimDeposits(deps.db, deps.clock.now(), BATCH);
    for (const deposit of claimed) {
      if (signal?.aborted) return failures;
      await refund(deps, deposit).catch((error: unknown) => failures.push(error));
    }
    if (claimed.length < BATCH) return failures;
  }
}

const referenceOf = ({ application_no, tries }: DepositRow): string => `${application_no}-${tries}`;

/** Stores that the deposit is sent before the bank is called, and asks the bank. */
async function refund(deps: DepositDeps, deposit: DepositRow): Promise<void> {
  const { payoutBank: bank } = deps;
  if (!bank) return;
  const sent = deposit.state === 'sent' ? deposit : await markSent(deps, deposit, deposit.tries + 1);
  if (!sent) return;
  const known = await bank.status(referenceOf(sent));
  // while the bank does not know it, the interest still grows
  const current = known ? sent : await markSent(deps, sent, sent.tries);
  if (current) await settle(deps, current, known);
}

/** Stores that the deposit is sent, with its interest by today if it is late. */
async function markSent(
  { db, clock }: DepositDeps,
  deposit: DepositRow,
  tries: number,
): Promise<DepositRow | undefined> {
  const { back, decided_on, back_by } = deposit;
  if (back === null || decided_on === null || back_by === null) throw new Error('a deposit that is owed has no amount');
  const paidOn = todayInIndia(clock.now());
  const { interest } = penalInterest({ amount: back, countsFrom: decided_on, promisedOn: back_by, paidOn });
  return moveDeposit(db, deposit, { state: 'sent', interest, tries });
}

/** Makes the transfer if the bank does not know it, and stores how it ended. */
async function settle(deps: DepositDeps, deposit: DepositRow, known: TransferReport | null): Promise<void> {
  const { db, clock, payoutBank: bank } = deps;
  const { application_no, back, interest, ifsc, account_no: accountNo, holder_name: holderName } = deposit;
  const amount = payoutTotal({ net: back ?? 0, interest });
  const today = todayInIndia(clock.now());
  if (amount > 0 && bank) {
    const transfer = { reference: referenceOf(deposit), amount, ifsc, accountNo, holderName };
    const report = known ?? (await bank.send(transfer));
    if (report.amount !== amount) throw new PayoutBankError('the bank reports another amount');
    if (report.state === 'accepted') return;
    if (report.state === 'returned') {
      const tomorrow = indiaInstant(addCalendarDays(today, 1), '08:00');
      await moveDeposit(db, deposit, { state: 'refund-due', look_at: tomorrow, asks: 0 });
      return;
    }
  }
  const queue = await queueOf(db);
  await db.transaction().execute(async (transaction) => {
    const application = await lockApplication(transaction, application_no);
    const refunded = await moveDeposit(transaction, deposit, { state: 'refunded', back_on: today });
    if (application && refunded && amount > 0) await announceRefund(deps, transaction, queue, application, amount);
  });
}

/** Pays deposits of applications back. Failures are retried later. */
export function depositJob(deps: Deps, log: Pick<FastifyBaseLogger, 'warn'>): Job {
  return {
    name: 'deposits of applications',
    everyMs: 15_000,
    async run(signal) {
      for (const error of await refundDeposits(deps, signal))
        log.warn(
          { err: error instanceof Error ? { name: error.name, message: error.message } : undefined },
          'a deposit could not be paid back; it will be retried',
        );
    },
  };
}
