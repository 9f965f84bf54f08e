import { type CalendarDate, groupHorizon, horizonOf, overviewTotals } from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import { findPartSums, findPartsOf, insertPart, removeParts } from './company-parts.store.ts';
import { addSums, type CompanySums } from './company-sums.ts';
import type { PolicySources } from './contributed.ts';
import { totalledPolicies } from './horizon.ts';
import { findOverviewRows } from './overview.store.ts';
import type { PolicyRange } from './own-policies.store.ts';
import { premiumTotals } from './premium-totals.ts';

/** The number of policies per part. */
const SIZE = 1_000;
const ALL: PolicyRange = { from: '', before: null };

/** Adds up a company's policies for a new day, part by part, and stores the sums. */
export const rebuildParts = (sources: PolicySources, customerId: number, today: CalendarDate): Promise<void> =>
  addUp(sources, customerId, ALL, today);

/** Recalculates the parts with the given policies. */
export async function refreshParts(
  sources: PolicySources,
  customerId: number,
  policyNos: readonly string[],
  today: CalendarDate,
): Promise<void> {
  if (policyNos.length === 0) return;
  for (const range of await findPartsOf(sources.db, customerId, policyNos))
    await addUp(sources, customerId, range, today);
}

/** The sum of all parts of a company. */
export const totalOfParts = async (db: Db, customerId: number): Promise<CompanySums> =>
  addSums(await findPartSums(db, customerId));

/** Recreates the parts of a range, and splits it further if it has grown. */
async function addUp(
  sources: PolicySources,
  customerId: number,
  { from, before }: PolicyRange,
  today: CalendarDate,
): Promise<void> {
  const { db } = sources;
  await removeParts(db, customerId, { from, before });
  for (let at: string | null = from; at !== null; ) {
    const rows = await findOverviewRows(db, customerId, today, { range: { from: at, before }, limit: SIZE + 1 });
    const next: string | null = rows[SIZE]?.policy_no ?? null;
    const policies = await totalledPolicies(sources, customerId, rows.slice(0, SIZE), today);
    const events = horizonOf(policies, [], today).map((event) => ({ ...event, policyNos: [] }));
    await insertPart(db, customerId, at, {
      overview: overviewTotals(policies, today),
      horizon: groupHorizon(events),
      premiums: await premiumTotals(db, customerId, today, { from: at, before: next ?? before }),
    });
    at = next;
  }
}
