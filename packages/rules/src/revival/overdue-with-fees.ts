import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { gstOnLateFee } from '../premium/gst-on-premium.ts';
import type { PremiumTerms } from '../premium/premium-terms.ts';
import { type Instalment, unpaidInstalments } from '../premium/unpaid-instalments.ts';
import { revivalLateFee } from './revival-late-fee.ts';

/** An overdue premium; its GST covers the premium and the late fee. */
export interface OverdueInstalment extends Instalment {
  readonly lateFee: Paise;
}

/**
 * Every premium due by today, oldest first, with the late fee if paid today. Unit-linked policies pay no late fee:
 * their charges come out of the fund.
 */
export function overdueWithFees(policy: PremiumTerms, today: CalendarDate): OverdueInstalment[] {
  const { line, issueDate } = policy;
  return unpaidInstalments(policy, today).map(({ dueDate, premium, gst }) => {
    const lateFee = line === 'unit-linked' ? 0 : revivalLateFee(premium, dueDate, today).fee;
    return { dueDate, premium, gst: gst + gstOnLateFee(lateFee, { line, issueDate, dueDate }), lateFee };
  });
}
