import type { CalendarDate } from '@lifedesk/rules';
import { readDomainFiles } from '../../platform/contract/domain-files.ts';
import type { Db } from '../../platform/database/connect.ts';

/**
 * When banks debit the oldest unpaid premium of each policy, by policy number, for all policies of a customer or the
 * given ones; the default export of a domain's `planned-debits.ts`.
 */
export type FindPlannedDebits = (
  db: Db,
  customerId: number,
  today: CalendarDate,
  policyNos?: readonly string[],
) => Promise<ReadonlyMap<string, CalendarDate>>;

let sources: Promise<FindPlannedDebits[]> | undefined;

/** A customer's next premiums that banks debit, with their dates. */
export const plannedDebits: FindPlannedDebits = async (...args) => {
  // Loaded on first use, because a domain with such a file imports this one.
  sources ??= readDomainFiles<FindPlannedDebits>('planned-debits.ts').then((found) => [...found.values()]);
  return new Map((await Promise.all((await sources).map((find) => find(...args)))).flatMap((found) => [...found]));
};
