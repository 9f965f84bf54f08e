import type { components } from '@lifedesk/contract';
import type { CalendarDate } from '@lifedesk/rules';
import { readDomainFiles } from '../../platform/contract/domain-files.ts';
import type { Db } from '../../platform/database/connect.ts';

/** What other domains add to a request. */
type RequestAdditions = Pick<components['schemas']['ServiceRequest'], 'payout'>;

/** The default export of a domain's `request-additions.ts`: its additions by request number. */
export type FindRequestAdditions = (
  db: Db,
  tickets: readonly string[],
  today: CalendarDate,
) => Promise<ReadonlyMap<string, RequestAdditions>>;

let sources: Promise<FindRequestAdditions[]> | undefined;

/** The additions of all domains to these requests. */
export async function requestAdditions(
  ...args: Parameters<FindRequestAdditions>
): Promise<(ticket: string) => RequestAdditions> {
  // Loaded on first use, because a domain with such a file imports this one.
  sources ??= readDomainFiles<FindRequestAdditions>('request-additions.ts').then((found) => [...found.values()]);
  const found = await Promise.all((await sources).map((load) => load(...args)));
  return (ticket) => Object.assign({}, ...found.map((additions) => additions.get(ticket)));
}
