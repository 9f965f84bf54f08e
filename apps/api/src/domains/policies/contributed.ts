import type { AttentionPolicy, CalendarDate } from '@lifedesk/rules';
import type { OpenFreeLook, OverviewAdditions } from '../../contributions.ts';
import type { Deps } from '../../deps.ts';
import type { Policy } from './policies.ts';

/** A database or a transaction, with what other domains know of its policies. */
export type PolicySources = Pick<Deps, 'db' | 'contributions'>;

/** The attention facts of the given policies, from all domains. */
export async function loadAttentionPolicies(
  sources: PolicySources,
  customerId: number,
  policyNos: readonly string[],
  today: CalendarDate,
): Promise<AttentionPolicy[]> {
  const { db, contributions } = sources;
  const loaded = contributions.attentionFacts.map((load) => load(db, customerId, policyNos, today));
  const [policies, debits, freeLooks] = await Promise.all([
    Promise.all(loaded),
    plannedDebits(sources, customerId, today, policyNos),
    openFreeLooks(sources, customerId, today),
  ]);
  return policies.flat().map((policy) => ({
    ...policy,
    debitOn: debits.get(policy.policyNo) ?? null,
    freeLookUntil: freeLooks.get(policy.policyNo)?.lastDay ?? null,
    freeLookRestriction: freeLooks.get(policy.policyNo)?.restriction ?? null,
  }));
}

/** What all domains add to the policies of a login, by policy number. */
export async function loginAdditions(
  { db, contributions }: PolicySources,
  customerId: number,
  today: CalendarDate,
): Promise<ReadonlyMap<string, Partial<Policy>>> {
  const all = new Map<string, Partial<Policy>>();
  for (const found of await Promise.all(contributions.loginAdditions.map((find) => find(db, customerId, today))))
    for (const [policyNo, added] of found) all.set(policyNo, { ...all.get(policyNo), ...added });
  return all;
}

/** What all domains add to a customer's overview. */
export async function overviewAdditions(
  { db, contributions }: PolicySources,
  customerId: number,
  today: CalendarDate,
): Promise<OverviewAdditions> {
  const loaded = contributions.overviewAdditions.map((load) => load(db, customerId, today));
  return Object.assign({}, ...(await Promise.all(loaded)));
}

/** The open free looks of a customer's policies, by policy number. */
export async function openFreeLooks(
  { db, contributions }: PolicySources,
  customerId: number,
  today: CalendarDate,
): Promise<ReadonlyMap<string, OpenFreeLook>> {
  const loaded = contributions.freeLooks.map((find) => find(db, customerId, today));
  return new Map((await Promise.all(loaded)).flatMap((found) => [...found]));
}

/** The days on which banks debit a customer's next premiums, by policy number. */
export async function plannedDebits(
  { db, contributions }: PolicySources,
  customerId: number,
  today: CalendarDate,
  policyNos?: readonly string[],
): Promise<ReadonlyMap<string, CalendarDate>> {
  const loaded = contributions.plannedDebits.map((find) => find(db, customerId, today, policyNos));
  return new Map((await Promise.all(loaded)).flatMap((found) => [...found]));
}
