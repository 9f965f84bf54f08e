import type { CalendarDate } from '@lifedesk/rules';
import type { WordedEvent } from './horizon-words.ts';

/** How often something happens before one sentence says it. */
const OFTEN = 3;

/** An event, or several that are equal but for their day. */
export interface RepeatedEvent extends WordedEvent {
  /** The later days on which it happens again; empty if it happens once. */
  readonly again: readonly CalendarDate[];
}

/** Makes one event of three or more of a policy that are equal but for their day, at the first day. Events are in order of date. */
export function mergeRepeats(events: readonly WordedEvent[]): RepeatedEvent[] {
  const alike = new Map<string, WordedEvent[]>();
  for (const event of events) alike.set(keyOf(event), [...(alike.get(keyOf(event)) ?? []), event]);
  return events.flatMap((event): RepeatedEvent[] => {
    const [first, ...others] = alike.get(keyOf(event)) ?? [];
    if (event.count > 1 || others.length + 1 < OFTEN) return [{ ...event, again: [] }];
    return event === first ? [{ ...event, again: others.map(({ date }) => date) }] : [];
  });
}

const keyOf = ({ kind, policyNos, amount, count }: WordedEvent): string =>
  JSON.stringify([kind, policyNos, amount, count]);
