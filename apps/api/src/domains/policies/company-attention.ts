import { type Attention, attentionOfPolicy, type CalendarDate } from '@lifedesk/rules';
import { findConcernedPolicies } from './attention.store.ts';
import { addItems, analyzeItems, removeAllItems, removeItems } from './company-attention.store.ts';
import { loadAttentionPolicies, type PolicySources } from './contributed.ts';

/** Decides for a new day what needs a company's attention on its policies, and stores it. */
export async function rebuildAttention(sources: PolicySources, customerId: number, today: CalendarDate): Promise<void> {
  await removeAllItems(sources.db, customerId);
  const concerned = await findConcernedPolicies(sources.db, customerId, today);
  await addItems(sources.db, customerId, await decide(sources, customerId, concerned, today));
  await analyzeItems(sources.db);
}

/** Decides it again for some of the policies. */
export async function refreshAttention(
  sources: PolicySources,
  customerId: number,
  policyNos: readonly string[],
  today: CalendarDate,
): Promise<void> {
  if (policyNos.length === 0) return;
  await removeItems(sources.db, customerId, policyNos);
  await addItems(sources.db, customerId, await decide(sources, customerId, policyNos, today));
}

async function decide(
  sources: PolicySources,
  customerId: number,
  policyNos: readonly string[],
  today: CalendarDate,
): Promise<Attention[]> {
  const policies = await loadAttentionPolicies(sources, customerId, policyNos, today);
  return policies.flatMap((policy) => attentionOfPolicy(policy, today));
}
