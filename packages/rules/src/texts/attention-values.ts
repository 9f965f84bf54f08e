import type { Attention } from '../attention/attention.ts';
import { formatDate } from '../dates/format-date.ts';
import { formatRupees } from '../money/format-rupees.ts';

/** What fills the sentences about what a customer should do: dates dd/MM/yyyy and amounts in rupees, empty where there are none. */
export interface AttentionValues {
  readonly amount: string;
  readonly deadline: string;
  readonly since: string;
  /** How many policies or requests it is about. */
  readonly count: number;
}

/** What fills the headline of a thing to do. */
export interface DeadlineValues extends AttentionValues {
  /** Until the deadline; 0 on it. */
  readonly daysLeft: number;
}

/** What the sentences say of a thing to do. */
export type Worded = Pick<Attention, 'because' | 'amount' | 'deadline' | 'since'>;

export const valuesOf = ({ amount, deadline, since }: Worded, count: number): AttentionValues => ({
  amount: amount === null ? '' : formatRupees(amount),
  deadline: deadline ? formatDate(deadline) : '',
  since: since ? formatDate(since) : '',
  count,
});
