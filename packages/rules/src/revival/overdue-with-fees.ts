import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { revivalLateFee } from '../money/revival-late-fee.ts';
import { gstOnLateFee } from '../premium/gst-on-premium.ts';
import type { PremiumTerms } from '../premium/premium-terms.ts';
import { type Instalment, unpaidInstalments } from '../premium/unpaid-instalments.ts';

/** An overdue premium; its GST is that on the premium and on the late fee. */
export interface OverdueInstalment extends Instalment {
  readonly lateFee: Paise;
}

/**
 * Every premium that is due by today, oldest first, with the late fee of a payment today. Unit-linked policies pay no late
 * fee: their charges are taken from the fund.
 */
export function overdueWithFees(policy: PremiumTerms, today: CalendarDate): OverdueInstalment[] {
  const { line, issueDate } = policy;
  return unpaidInstalments(policy, today).map(({ dueDate, premium, gst }) => {
    const lateFee = line === 'unit-linked' ? 0 : revivalLateFee(premium, dueDate, today).fee;
    return { dueDate, premium, gst: gst + gstOnLateFee(lateFee, { line, issueDate, dueDate }), lateFee };
  });
}
