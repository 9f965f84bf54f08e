import type { CalendarDate } from '../dates/calendar-date.ts';
import { calendarDaysBetween } from '../dates/calendar-days-between.ts';
import type { Paise } from '../money/paise.ts';
import { isRevivalEligible, REVIVAL_DAYS } from '../policy/is-revival-eligible.ts';
import { dueDateAfter } from '../premium/due-date-after.ts';
import { gstOnPremium } from '../premium/gst-on-premium.ts';
import { unpaidInstalments } from '../premium/unpaid-instalments.ts';
import { revivalDue } from './revival-due.ts';
import type { RevivalPolicy } from './revival-policy.ts';

/**
 * How a policy is revived: the customer pays all dues, or the dates of the policy move and one premium starts it again.
 */
export const REVIVAL_SCHEMES = ['all-dues', 'new-start'] as const;
export type RevivalScheme = (typeof REVIVAL_SCHEMES)[number];

/** What one scheme costs on a day, in paise. */
export interface RevivalQuote {
  readonly scheme: RevivalScheme;
  readonly premium: Paise;
  readonly gst: Paise;
  readonly lateFee: Paise;
  /** Received earlier and used for it. */
  readonly received: Paise;
  readonly total: Paise;
  /** Only paying all dues revives a policy without a review. */
  readonly isPayableOnline: boolean;
}

/**
 * The cost of each scheme open to the policy today; empty if it cannot be revived. A new start takes one premium
 * without late fee, taxed as if due today. It is not open to unit-linked policies, whose units were bought with what
 * was paid, nor to policies that lapsed 1095 days ago or earlier.
 */
export function revivalQuotes(policy: RevivalPolicy, today: CalendarDate): RevivalQuote[] {
  const due = isRevivalEligible({ ...policy, today }).eligible ? revivalDue(policy, today) : null;
  if (!due) return [];
  const { premium, gst, lateFee, received, amount: total } = due;
  const allDues = { scheme: 'all-dues', premium, gst, lateFee, received, total, isPayableOnline: total > 0 } as const;
  if (policy.line === 'unit-linked' || daysSinceDue(policy, today) >= REVIVAL_DAYS.lessThan) return [allDues];
  return [allDues, newStart(policy, today)];
}

function newStart({ line, issueDate, modalPremium, received }: RevivalPolicy, today: CalendarDate): RevivalQuote {
  const gst = gstOnPremium(modalPremium, { line, issueDate, dueDate: today });
  const cost = modalPremium + gst;
  const used = Math.min(received, cost);
  return {
    scheme: 'new-start',
    premium: modalPremium,
    gst,
    lateFee: 0,
    received: used,
    total: cost - used,
    isPayableOnline: false,
  };
}

/** The premium with GST that follows the overdue ones, in paise; if none follows, the last overdue one. */
export function premiumAfterRevival(policy: RevivalPolicy, today: CalendarDate): Paise {
  const { line, issueDate, modalPremium } = policy;
  const last = unpaidInstalments(policy, today).at(-1);
  if (!last) return modalPremium;
  const dueDate = dueDateAfter(policy, last.dueDate) ?? last.dueDate;
  return modalPremium + gstOnPremium(modalPremium, { line, issueDate, dueDate });
}

/** Days since the oldest unpaid premium fell due; 0 before that, and if nothing falls due. */
export function daysSinceDue({ dueDate }: Pick<RevivalPolicy, 'dueDate'>, today: CalendarDate): number {
  return dueDate === null ? 0 : Math.max(0, calendarDaysBetween(dueDate, today));
}
