import { startConfirmation } from '../../platform/access/confirmations.ts';
import { maskedContacts } from '../../platform/access/contacts.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { today } from '../../platform/today.ts';
import { findMaskedAccounts } from '../payouts/public.ts';
import { findPolicies, findRestricted, toPolicyChoice, toRestricted } from '../policies/public.ts';
import { registeredContacts } from '../requests/public.ts';
import { findRefundCandidates, type RefundCandidate, totalOf } from './refundable.ts';

export default sessionHandler('gstRefundEligible', async ({ session }, deps) => {
  const { db, clock } = deps;
  const { customerId } = session;
  const date = today(clock);
  const [rows, judged, accounts, restricted] = await Promise.all([
    findPolicies(db, { customerId, today: date }),
    findRefundCandidates(db, customerId, date),
    findMaskedAccounts(db, customerId),
    findRestricted(db, customerId, 'payout', date),
  ]);
  const taxed = rows.filter((row) => judged.some(({ line }) => line.policyNo === row.policy_no));
  const free = taxed.filter(({ policy_no }) => !restricted.has(policy_no));
  const of = (policyNo: string) => judged.filter(({ line }) => line.policyNo === policyNo);
  return ok({
    policies: free.flatMap((row) => {
      const payments = of(row.policy_no).filter(({ refundable }) => refundable);
      if (payments.length === 0) return [];
      return [
        {
          ...toPolicyChoice(row),
          payments: payments.map(toPayment),
          amount: totalOf(payments),
          ...accounts.get(row.policy_no),
        },
      ];
    }),
    others: free.flatMap((row) =>
      toExplain(of(row.policy_no)).map((one) => ({
        policyNo: row.policy_no,
        planName: row.plan_name,
        payment: toPayment(one),
      })),
    ),
    restricted: toRestricted(taxed, restricted),
    otpToken: await startConfirmation(deps, session, 'gst-refund'),
    ...maskedContacts(await registeredContacts(db, customerId)),
  });
});

/** Of the payments that cannot be refunded: the latest, and the latest that someone else made. */
function toExplain(payments: readonly RefundCandidate[]): RefundCandidate[] {
  const [newest, ...older] = payments.filter(({ refundable }) => !refundable);
  if (!newest) return [];
  const byOther = older.find(({ because }) => because === 'paid-by-someone-else');
  return byOther && newest.because !== byOther.because ? [newest, byOther] : [newest];
}

const toPayment = ({ line, because, lastDay }: RefundCandidate) => ({
  receiptNo: line.receiptNo,
  paidOn: line.paidOn,
  dueOn: line.dueDate,
  premium: line.premium,
  gst: line.gst,
  because,
  ...(lastDay === null ? {} : { lastDay }),
});
