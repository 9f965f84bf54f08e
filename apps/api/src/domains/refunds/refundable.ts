import type { components } from '@lifedesk/contract';
import { type CalendarDate, type GstRefundReason, gstRefund } from '@lifedesk/rules';
import type { FindLoginAdditions } from '../../contributions.ts';
import type { Db } from '../../platform/database/connect.ts';
import { findTaxedLines, type TaxedLine } from './store.ts';

/** A payment with GST, and the rule's decision about it. */
export interface RefundCandidate {
  readonly line: TaxedLine;
  readonly refundable: boolean;
  readonly because: Exclude<GstRefundReason, 'no-gst'>;
  readonly amount: number;
  readonly lastDay: CalendarDate | null;
}

/** The payments with GST of a customer's policies, newest first, each judged by the rule. */
export async function findRefundCandidates(
  db: Db,
  customerId: number,
  today: CalendarDate,
): Promise<RefundCandidate[]> {
  const lines = await findTaxedLines(db, customerId);
  return lines.flatMap((line) => {
    const { because, ...judgement } = gstRefund({ ...line, today });
    return because === 'no-gst' ? [] : [{ line, because, ...judgement }];
  });
}

export const totalOf = (payments: readonly RefundCandidate[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

/** By policy: whether GST can be refunded and why; for a policy without such GST, the reason of its latest payment. */
export const gstRefunds: FindLoginAdditions = async (db, customerId, today) => {
  const refunds = new Map<string, Pick<components['schemas']['Policy'], 'gstRefund'>>();
  for (const { line, refundable, because, lastDay } of await findRefundCandidates(db, customerId, today)) {
    const found = refunds.get(line.policyNo)?.gstRefund;
    if (!found || (refundable && !found.refundable))
      refunds.set(line.policyNo, { gstRefund: { refundable, because, ...(lastDay === null ? {} : { lastDay }) } });
  }
  return refunds;
};
