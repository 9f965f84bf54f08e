import { type Attention, type AttentionGroup, attentionOfPolicy, type CalendarDate } from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import { findConcernedPolicies } from './attention.store.ts';
import { loadAttentionPolicies } from './attention-source.ts';
import {
  addItems,
  analyzeItems,
  findKept,
  keepGroups,
  lockDay,
  removeItems,
  startDay,
  takeChanges,
} from './company-attention.store.ts';

/**
 * What needs a company on its policies, by reason. The rule decides once a day on every policy, and again on those that
 * have changed; the database keeps what it decided and adds it up, so that the answer takes as long for five policies as
 * for half a million.
 */
export async function companyAttention(db: Db, customerId: number, today: CalendarDate): Promise<AttentionGroup[]> {
  return (await findKept(db, customerId, today)) ?? keepCompanyAttention(db, customerId, today);
}

/** Brings what is kept of a company up to now, and answers it. */
export async function keepCompanyAttention(db: Db, customerId: number, today: CalendarDate): Promise<AttentionGroup[]> {
  return db.transaction().execute(async (transaction) => {
    const day = await lockDay(transaction, customerId);
    const changed = await takeChanges(transaction, customerId);
    if (day === today) {
      await removeItems(transaction, customerId, changed);
      await addItems(transaction, customerId, await decide(transaction, customerId, changed, today));
    } else {
      await startDay(transaction, customerId, today);
      const concerned = await findConcernedPolicies(transaction, customerId, today);
      await addItems(transaction, customerId, await decide(transaction, customerId, concerned, today));
      await analyzeItems(transaction);
    }
    return keepGroups(transaction, customerId);
  });
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
