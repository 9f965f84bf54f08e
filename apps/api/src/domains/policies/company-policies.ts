import type { CalendarDate } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../platform/access/session.ts';
import { type Policy, toPolicy } from './policies.ts';
import type { PolicyRow } from './policy-rows.store.ts';

/** A company's policies for its lists, each with the additions of other domains. */
export async function companyPolicies(
  deps: Pick<Deps, 'db' | 'clock' | 'contributions'>,
  session: Session,
  rows: readonly PolicyRow[],
  today: CalendarDate,
): Promise<Policy[]> {
  const numbers = rows.map(({ policy_no }) => policy_no);
  const additions = await Promise.all(
    deps.contributions.companyListAdditions.map((add) => add(deps, session, numbers)),
  );
  return rows.map((row) =>
    Object.assign(toPolicy(row, today, true), ...additions.map((added) => added.get(row.policy_no))),
  );
}
