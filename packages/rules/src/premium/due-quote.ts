import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { dueDateAfter } from './due-date-after.ts';
import type { PremiumTerms } from './premium-terms.ts';
import type { Instalment } from './unpaid-instalments.ts';

/** The amount for several premiums together, and the next due date afterwards. Amounts in paise. */
export interface DueQuote {
  readonly premium: Paise;
  /** GST on the premiums and their late fees. */
  readonly gst: Paise;
  readonly lateFee: Paise;
  /** Received earlier and used for this payment. */
  readonly received: Paise;
  /** The amount left to pay: premium, GST and late fee, less what was received. */
  readonly amount: Paise;
  readonly dueFrom: CalendarDate;
  readonly dueTo: CalendarDate;
  /** The first due date that stays unpaid; null if these were the last premiums. */
  readonly nextDue: CalendarDate | null;
}

/** Adds up premiums, oldest first, less what was received; null if there are none. */
export function addUpDues(
  policy: PremiumTerms & { readonly received: Paise },
  instalments: readonly (Instalment & { readonly lateFee?: Paise })[],
): DueQuote | null {
  const first = instalments[0];
  const last = instalments.at(-1);
  if (!first || !last) return null;
  const sum = (part: (instalment: Instalment & { readonly lateFee?: Paise }) => Paise): Paise =>
    instalments.reduce((total, one) => total + part(one), 0);
  const premium = sum((one) => one.premium);
  const gst = sum((one) => one.gst);
  const lateFee = sum((one) => one.lateFee ?? 0);
  const received = Math.min(policy.received, premium + gst + lateFee);
  return {
    premium,
    gst,
    lateFee,
    received,
    amount: premium + gst + lateFee - received,
    dueFrom: first.dueDate,
    dueTo: last.dueDate,
    nextDue: dueDateAfter(policy, last.dueDate),
  };
}
