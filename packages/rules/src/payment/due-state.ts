import type { CalendarDate } from '../dates/calendar-date.ts';
import { calendarDaysBetween } from '../dates/calendar-days-between.ts';
import type { Paise } from '../money/paise.ts';
import { type PaymentButtonFacts, type PaymentButtonReason, showsPaymentButton } from './shows-payment-button.ts';

/** What decides the state of a due on a page. */
export interface DueStateFacts extends PaymentButtonFacts {
  /** In paise. */
  readonly totalPremiumDueToBePaid: Paise;
  /** Due date of the oldest unpaid premium; null if nothing falls due. */
  readonly dueDate: CalendarDate | null;
  readonly today: CalendarDate;
}

/** The result of `dueState`. */
export interface DueState {
  readonly payable: boolean;
  readonly because: PaymentButtonReason | 'nothing-due';
  /** Days since the due date, negative before it; undefined if nothing falls due. */
  readonly daysLate: number | undefined;
}

/**
 * Whether the premium of a policy can be paid on a page now: something is due, and the page shows the payment button.
 */
export function dueState(facts: DueStateFacts): DueState {
  const nothing = facts.totalPremiumDueToBePaid === 0 && !facts.ongoingTransaction;
  const button = showsPaymentButton(facts);
  return {
    payable: button.shows && facts.totalPremiumDueToBePaid > 0,
    because: nothing ? 'nothing-due' : button.because,
    daysLate: facts.dueDate === null ? undefined : calendarDaysBetween(facts.dueDate, facts.today),
  };
}
