import type { AttentionPolicy, CalendarDate } from '@lifedesk/rules';
import { readDomainFiles } from '../../platform/contract/domain-files.ts';
import type { Db } from '../../platform/database/connect.ts';
import { plannedDebits } from './planned-debits-source.ts';

/** The facts that decide what needs the customer on the given policies; the default export of a domain's `attention-facts.ts`. */
export type AttentionFacts = (
  db: Db,
  customerId: number,
  policyNos: readonly string[],
  today: CalendarDate,
) => Promise<AttentionPolicy[]>;

let sources: Promise<AttentionFacts[]> | undefined;

/** What decides what needs the customer on the given policies, from all domains. */
export const loadAttentionPolicies: AttentionFacts = async (db, customerId, policyNos, today) => {
  // Read when first needed, because a domain with such a file may import this one.
  sources ??= readDomainFiles<AttentionFacts>('attention-facts.ts').then((found) => [...found.values()]);
  const loaded = (await sources).map((load) => load(db, customerId, policyNos, today));
  const [policies, debits] = await Promise.all([Promise.all(loaded), plannedDebits(db, customerId, today, policyNos)]);
  return policies.flat().map((policy) => ({ ...policy, debitOn: debits.get(policy.policyNo) ?? null }));
};
