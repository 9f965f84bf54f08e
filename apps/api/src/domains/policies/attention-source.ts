import type { AttentionPolicy, CalendarDate } from '@lifedesk/rules';
import { readDomainFiles } from '../../platform/contract/domain-files.ts';
import type { Db } from '../../platform/database/connect.ts';
import { plannedDebits } from './planned-debits-source.ts';

/**
 * The facts that decide which of the given policies need attention; the default export of a domain's
 * `attention-facts.ts`.
 */
export type AttentionFacts = (
  db: Db,
  customerId: number,
  policyNos: readonly string[],
  today: CalendarDate,
) => Promise<AttentionPolicy[]>;

let sources: Promise<AttentionFacts[]> | undefined;

/** The attention facts of the given policies, from all domains. */
export const loadAttentionPolicies: AttentionFacts = async (db, customerId, policyNos, today) => {
  // Loaded on first use, because a domain with such a file may import this one.
  sources ??= readDomainFiles<AttentionFacts>('attention-facts.ts').then((found) => [...found.values()]);
  const loaded = (await sources).map((load) => load(db, customerId, policyNos, today));
  const [policies, debits] = await Promise.all([Promise.all(loaded), plannedDebits(db, customerId, today, policyNos)]);
  return policies.flat().map((policy) => ({ ...policy, debitOn: debits.get(policy.policyNo) ?? null }));
};
