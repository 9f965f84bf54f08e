import type { CalendarDate } from '@lifedesk/rules';
import { readDomainFiles } from '../../platform/contract/domain-files.ts';
import type { Db } from '../../platform/database/connect.ts';

/**
 * When a bank pays the oldest unpaid premium of each policy by itself, by policy number, of all policies of a customer or of
 * the given ones; the default export of a domain's `planned-debits.ts`.
 */
export type FindPlannedDebits = (
  db: Db,
  customerId: number,
  today: CalendarDate,
  policyNos?: readonly string[],
) => Promise<ReadonlyMap<string, CalendarDate>>;

let sources: Promise<FindPlannedDebits[]> | undefined;

/** The premiums of a customer that a bank pays next, and when. */
export const plannedDebits: FindPlannedDebits = async (...asked) => {
  // Read when first needed, because a domain with such a file imports this one.
  sources ??= readDomainFiles<FindPlannedDebits>('planned-debits.ts').then((found) => [...found.values()]);
  return new Map((await Promise.all((await sources).map((find) => find(...asked)))).flatMap((found) => [...found]));
};
