import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import type { Attention, AttentionKind } from './attention.ts';

/** All things of one kind: for a notification, or for a company with thousands of policies. */
export interface AttentionGroup {
  readonly kind: AttentionKind;
  /** The things, the most urgent first. */
  readonly items: readonly Attention[];
  readonly policyNos: readonly string[];
  /** Of all together, in paise; null where none is about an amount. */
  readonly amount: Paise | null;
  /** The earliest. */
  readonly deadline: CalendarDate | null;
  readonly since: CalendarDate | null;
}

/** The list by kind, in the order of the list. */
export function groupAttention(list: readonly Attention[]): AttentionGroup[] {
  return [...new Set(list.map(({ kind }) => kind))].map((kind) => {
    const items = list.filter((item) => item.kind === kind);
    const amounts = items.flatMap(({ amount }) => amount ?? []);
    return {
      kind,
      items,
      policyNos: [...new Set(items.flatMap(({ policyNos }) => policyNos))],
      amount: amounts.length > 0 ? amounts.reduce((sum, amount) => sum + amount, 0) : null,
      deadline: earliest(items.map(({ deadline }) => deadline)),
      since: earliest(items.map(({ since }) => since)),
    };
  });
}

const earliest = (dates: readonly (CalendarDate | null)[]): CalendarDate | null =>
  dates.reduce((first, date) => (date !== null && (first === null || date < first) ? date : first), null);
