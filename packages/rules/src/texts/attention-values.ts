import type { Attention } from '../attention/attention-item.ts';
import { formatDate } from '../dates/format-date.ts';
import { formatRupees } from '../money/format-rupees.ts';
import type { Language } from './language.ts';
import { takenBackText } from './payment-texts.ts';

/** The values in the sentences about a thing to do: dates dd/MM/yyyy and amounts in rupees, empty if there are none. */
export interface AttentionValues {
  readonly amount: string;
  readonly deadline: string;
  readonly since: string;
  /** How many policies or requests it concerns. */
  readonly count: number;
  /** Interest for late payment, which the amount includes. */
  readonly interest: string;
  /** Days within which a payout follows the last step; 0 if it waits for no step. */
  readonly paidWithin: number;
}

/** The values in the headline of a thing to do. */
export interface DeadlineValues extends AttentionValues {
  /** Days until the deadline; 0 on it. */
  readonly daysLeft: number;
}

/** Reads the values for the sentences from a thing to do. */
export type AttentionFacts = Pick<
  Attention,
  'because' | 'amount' | 'deadline' | 'since' | 'reversal' | 'interest' | 'paidWithin'
>;

export const valuesOf = (
  { amount, deadline, since, interest, paidWithin = 0 }: AttentionFacts,
  count: number,
): AttentionValues => ({
  amount: amount === null ? '' : formatRupees(amount),
  deadline: deadline ? formatDate(deadline) : '',
  since: since ? formatDate(since) : '',
  count,
  interest: interest ? formatRupees(interest) : '',
  paidWithin,
});

/** A sentence about an unpaid premium, with why it is unpaid if a bank took its payment back. */
export const withReversal = (
  sentence: string,
  { reversal }: Pick<AttentionFacts, 'reversal'>,
  language: Language,
): string => (reversal ? `${sentence} ${takenBackText(reversal, language)}` : sentence);
