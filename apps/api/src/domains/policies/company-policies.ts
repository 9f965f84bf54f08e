import type { CalendarDate } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../platform/access/session.ts';
import { readDomainFiles } from '../../platform/contract/domain-files.ts';
import { type Policy, toPolicy } from './policies.ts';
import type { PolicyRow } from './policy-rows.store.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

/** What a domain adds to the policies in a company's lists, by number; the default export of its `company-list.ts`. */
export type CompanyListAddition = (
  deps: Needs,
  session: Session,
  policyNos: readonly string[],
) => Promise<ReadonlyMap<string, Partial<Policy>>>;

let known: Promise<CompanyListAddition[]> | undefined;

/** A company's policies for its lists, each with the additions of other domains. */
export async function companyPolicies(
  deps: Needs,
  session: Session,
  rows: readonly PolicyRow[],
  today: CalendarDate,
): Promise<Policy[]> {
  // Loaded on first use, because a domain's additions may import this one.
  known ??= readDomainFiles<CompanyListAddition>('company-list.ts').then((found) => [...found.values()]);
  const numbers = rows.map(({ policy_no }) => policy_no);
  const additions = await Promise.all((await known).map((add) => add(deps, session, numbers)));
  return rows.map((row) =>
    Object.assign(toPolicy(row, today, true), ...additions.map((added) => added.get(row.policy_no))),
  );
}
