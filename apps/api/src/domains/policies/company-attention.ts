import { type Attention, attentionOfPolicy, type CalendarDate } from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import { findConcernedPolicies } from './attention.store.ts';
import { loadAttentionPolicies } from './attention-source.ts';
import { addItems, analyzeItems, removeAllItems, removeItems } from './company-attention.store.ts';

/** Decides for a new day what needs a company's attention on its policies, and stores it. */
export async function rebuildAttention(db: Db, customerId: number, today: CalendarDate): Promise<void> {
  await removeAllItems(db, customerId);
  const concerned = await findConcernedPolicies(db, customerId, today);
  await addItems(db, customerId, await decide(db, customerId, concerned, today));
  await analyzeItems(db);
}

/** Decides it again for some of the policies. */
export async function refreshAttention(
  db: Db,
  customerId: number,
  policyNos: readonly string[],
  today: CalendarDate,
): Promise<void> {
  if (policyNos.length === 0) return;
  await removeItems(db, customerId, policyNos);
  await addItems(db, customerId, await decide(db, customerId, policyNos, today));
}

async function decide(
  db: Db,
  customerId: number,
  policyNos: readonly string[],
  today: CalendarDate,
): Promise<Attention[]> {
  const policies = await loadAttentionPolicies(db, customerId, policyNos, today);
  return policies.flatMap((policy) => attentionOfPolicy(policy, today));
}
