import type { CalendarDate } from '@lifedesk/rules';
import { readDomainFiles } from '../../platform/contract/domain-files.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Policy } from './policies.ts';

/**
 * What a domain adds to the policies in a login response, by policy number; the default export of its
 * `login-additions.ts`.
 */
export type FindLoginAdditions = (
  db: Db,
  customerId: number,
  today: CalendarDate,
) => Promise<ReadonlyMap<string, Partial<Policy>>>;

let sources: Promise<FindLoginAdditions[]> | undefined;

/** The additions of all domains to the policies of a login. */
export const loginAdditions: FindLoginAdditions = async (...args) => {
  // Loaded on first use, because a domain with such a file imports this one.
  sources ??= readDomainFiles<FindLoginAdditions>('login-additions.ts').then((found) => [...found.values()]);
  const all = new Map<string, Partial<Policy>>();
  for (const found of await Promise.all((await sources).map((find) => find(...args))))
    for (const [policyNo, added] of found) all.set(policyNo, { ...all.get(policyNo), ...added });
  return all;
};
