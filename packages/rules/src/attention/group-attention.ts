import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import type { Attention } from './attention-item.ts';

/** All things with one reason: for a notification, or for a company with thousands of policies. */
export interface AttentionGroup extends Attention {
  /** How many things are in the group. */
  readonly count: number;
}

/** One thing, or a group of them. */
type Groupable = Attention & Partial<Pick<AttentionGroup, 'count'>>;

/** Groups the list by reason and keeps its order: amounts and counts added up, the earliest dates. */
export function groupAttention(list: readonly Groupable[]): AttentionGroup[] {
  const groups = new Map<string, Groupable[]>();
  for (const item of list) {
    const group = groups.get(item.because);
    if (group) group.push(item);
    else groups.set(item.because, [item]);
  }
  return [...groups.values()].map((items) => groupOf(items));
}

function groupOf(items: readonly Groupable[]): AttentionGroup {
  const [head] = items;
  if (!head) throw new RangeError('A group needs at least one entry');
  const { reversal: _, restriction: __, interest: ___, ...facts } = head;
  const { ticket, startedAt, premiumState, wholePremium, premiumCount, ...first } = facts;
  const reversal = common(items.map((item) => item.reversal));
  const restriction = common(items.map((item) => item.restriction));
  const interest = items.reduce((sum: Paise, item) => sum + (item.interest ?? 0), 0);
  const amounts = items.flatMap(({ amount }) => amount ?? []);
  return {
    ...first,
    count: items.reduce((sum, { count = 1 }) => sum + count, 0),
    policyNos: [...new Set(items.flatMap(({ policyNos }) => policyNos))],
    amount: amounts.length > 0 ? amounts.reduce((sum: Paise, amount) => sum + amount, 0) : null,
    deadline: earliest(items.map(({ deadline }) => deadline)),
    since: earliest(items.map(({ since }) => since)),
    ...(reversal && { reversal }),
    ...(restriction && { restriction }),
    ...(interest > 0 && { interest }),
    ...(items.length === 1 && {
      ...(ticket && { ticket }),
      ...(startedAt && { startedAt }),
      ...(wholePremium !== undefined && { wholePremium }),
      ...(premiumCount !== undefined && { premiumCount }),
      ...(premiumState && { premiumState }),
    }),
  };
}

const earliest = (dates: readonly (CalendarDate | null)[]): CalendarDate | null =>
  dates.reduce((first, date) => (date !== null && (first === null || date < first) ? date : first), null);

/** What is true of all of them alike; null otherwise, because it would be said of those of which it is not true. */
const common = <Fact>([first, ...others]: readonly Fact[]): Fact | null =>
  first && others.every((other) => isEqual(first, other)) ? first : null;

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
