import type { CalendarDate } from '../dates/calendar-date.ts';
import { financialYearOf } from '../dates/financial-year.ts';

/** Whether a payment can have been made on a day, or why not. */
export type ProofDateReason = 'in-future' | 'before-policy' | 'other-year' | 'accepted';

/** What decides whether a payment can have been made on a day. */
export interface ProofDateFacts {
  readonly paidOn: CalendarDate;
  /** Issue date of the policy. */
  readonly issueDate: CalendarDate;
  readonly today: CalendarDate;
  /** The chosen financial year, as `2026-27`. */
  readonly financialYear: string;
}

/**
 * Whether the customer can have made the payment on a day: not in the future, not before the policy was issued, in the
 * chosen year.
 */
export function checkProofDate(facts: ProofDateFacts): { accepted: boolean; because: ProofDateReason } {
  const because = reasonOf(facts);
  return { accepted: because === 'accepted', because };
}

function reasonOf({ paidOn, issueDate, today, financialYear }: ProofDateFacts): ProofDateReason {
  if (paidOn > today) return 'in-future';
  if (paidOn < issueDate) return 'before-policy';
  return financialYearOf(paidOn).label === financialYear ? 'accepted' : 'other-year';
}
