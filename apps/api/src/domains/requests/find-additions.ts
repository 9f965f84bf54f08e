import type { CalendarDate } from '@lifedesk/rules';
import type { RequestAdditions } from '../../contributions.ts';
import type { Deps } from '../../deps.ts';

/** What the domains add to requests, by request number. */
export async function findAdditions(
  { db, contributions }: Pick<Deps, 'db' | 'contributions'>,
  tickets: readonly string[],
  today: CalendarDate,
): Promise<(ticket: string) => RequestAdditions> {
  const found = await Promise.all(contributions.requestAdditions.map((find) => find(db, tickets, today)));
  return (ticket) => Object.assign({}, ...found.map((additions) => additions.get(ticket)));
}
