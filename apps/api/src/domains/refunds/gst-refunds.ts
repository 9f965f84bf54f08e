import type { components } from '@lifedesk/contract';
import type { FindLoginAdditions } from '../../contributions.ts';
import { findRefundCandidates } from './refundable.ts';

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
