import { payoutTotal, todayInIndia } from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { PayoutBankError, type Transfer, type TransferReport } from '../../../ports/payout-bank.ts';
import { post } from '../../payments/public.ts';
import { requestAdvancer } from '../../requests/public.ts';
import { loanPaidOut } from '../loan/loan-paid-out.ts';
import type { PayoutDeps } from '../order/payout-deps.ts';
import { sendPayoutNotice } from '../order/payout-notices.ts';
import { markTaken, movePayout, type PayoutRow } from '../order/payouts.store.ts';

/** The amount to send: the payout with its interest. */
const amountOf = ({ net, penal_interest }: Pick<PayoutRow, 'net' | 'penal_interest'>): number =>
  payoutTotal({ net, interest: penal_interest });

/**
 * Asks the bank how a payout ended, and sends it if the bank does not know it. The reference stays the same within one
 * attempt, so that repeated calls pay once. Throws `PayoutBankError` if the result cannot be determined.
 */
export async function pollBank(deps: PayoutDeps, queue: Queue, payout: PayoutRow): Promise<void> {
  const { db, clock, payoutBank: bank } = deps;
  if (!bank) return;
  const transfer = transferOf(payout);
  const report = (await bank.status(transfer.reference)) ?? (await bank.send(transfer));
  if (report.amount !== transfer.amount) throw new PayoutBankError('the bank reports another amount');
  const advance = await requestAdvancer(deps);
  await db.transaction().execute(async (transaction) => {
    await markTaken(transaction, payout, report.bankReference, clock.now());
    if (report.state === 'accepted') return;
    const change = changeOf(report, clock.now());
    if (!(await movePayout(transaction, payout, report.state === 'paid' ? 'paid' : 'returned', clock.now(), change)))
      return;
    if (report.state === 'paid') await postPaid(transaction, payout, clock.now());
    if (report.state === 'paid' && payout.kind === 'loan') {
      await loanPaidOut(transaction, payout, paidOn(report, clock.now()), clock.now());
      await advance(transaction, payout.ticket, { from: ['received'], to: 'completed', stage: 'completed' });
    }
    await sendPayoutNotice(deps, transaction, queue, payout, report.state === 'paid' ? 'paid' : 'returned');
  });
}

const changeOf = (report: TransferReport, now: Date) =>
  report.state === 'paid'
    ? { paid_on: paidOn(report, now), bank_reference: report.bankReference }
    : { bank_reference: report.bankReference, return_reason: report.reason?.slice(0, 200) ?? null };

const paidOn = ({ at }: TransferReport, now: Date) => todayInIndia(at < now ? at : now);

function transferOf(payout: PayoutRow): Transfer {
  const { ticket, tries, ifsc, account_no: accountNo, holder_name: holderName } = payout;
  if (ifsc === null || accountNo === null || holderName === null)
    throw new Error('a payout that was sent has no account');
  return { reference: `${ticket}-${tries}`, amount: amountOf(payout), ifsc, accountNo, holderName };
}

/** Debits the amount owed and the interest, and credits the bank. */
const postPaid = async (db: Db, payout: PayoutRow, now: Date): Promise<void> => {
  const { ticket, policy_no, net, penal_interest } = payout;
  await post(db, { order_id: null, kind: 'payout-paid', posted_at: now, payout_ticket: ticket }, [
    { account: 'payouts-payable', amount: net, policy_no },
    { account: 'penal-interest', amount: penal_interest, policy_no },
    { account: 'bank', amount: -amountOf(payout), policy_no: null },
  ]);
};
