import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { addUpDues, type DueQuote } from './due-quote.ts';
import type { PremiumTerms } from './premium-terms.ts';
import { costOfInstalment, type Instalment, overdueInstalments, payableInstalments } from './unpaid-instalments.ts';

/** What decides which premiums of a policy can be paid. */
export interface PremiumPolicy extends PremiumTerms {
  /** Premiums fall due: the policy is in force and not paid up. */
  readonly isPremiumPaying: boolean;
  /** Received for the policy and not yet applied, in paise. */
  readonly received: Paise;
}

/** The premiums that can be paid today, less what was received; null if none can. */
export function premiumDue(policy: PremiumPolicy, today: CalendarDate): DueQuote | null {
  return policy.isPremiumPaying ? addUpDues(policy, payableInstalments(policy, today)) : null;
}

/** The oldest of them alone, as auto-debit takes it; null if none can be paid. */
export function oldestPremiumDue(policy: PremiumPolicy, today: CalendarDate): DueQuote | null {
  return policy.isPremiumPaying ? addUpDues(policy, payableInstalments(policy, today).slice(0, 1)) : null;
}

/** The premiums of a policy as a customer sees them, in paise with GST. */
export interface PremiumSummary {
  /** All unpaid premiums, including those of the next 30 days. */
  readonly due: Paise;
  /** The part whose due date has passed. */
  readonly overdue: Paise;
  /** What is left to pay after money received and payments in process. */
  readonly toBePaid: Paise;
  /** Whether a payment is offered now. */
  readonly isPayable: boolean;
}

/**
 * What is unpaid on a policy today and how much of it can be paid now. A lapsed policy has unpaid premiums, but they
 * cannot be paid as premiums: the policy is reinstated or revived.
 */
export function premiumSummary(policy: PremiumPolicy, inProcess: Paise, today: CalendarDate): PremiumSummary {
  const due = sumOf(payableInstalments(policy, today));
  const toBePaid = Math.max(0, due - policy.received - inProcess);
  return {
    due,
    overdue: sumOf(overdueInstalments(policy, today)),
    toBePaid,
    isPayable: policy.isPremiumPaying && toBePaid > 0,
  };
}

/** The part of the unpaid premiums that is not overdue yet, in paise. */
export const currentDue = ({ due, overdue }: Pick<PremiumSummary, 'due' | 'overdue'>): Paise => due - overdue;

const sumOf = (instalments: readonly Instalment[]): Paise =>
  instalments.reduce((total, one) => total + costOfInstalment(one), 0);
