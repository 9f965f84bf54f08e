import {
  type Attention,
  type AttentionCustomer,
  type AttentionGroup,
  type AttentionPolicy,
  attentionOf,
  byUrgency,
  type CalendarDate,
  type CustomerMoney,
  groupAttention,
} from '@lifedesk/rules';
import { type CustomerFacts, findConcernedPolicies, findCustomerFacts } from './attention.store.ts';
import { companyDay } from './company-day.ts';
import { loadAttentionPolicies, type PolicySources } from './contributed.ts';
import { findCustomerMoney } from './customer-money.store.ts';

/** What needs a customer's attention on the given policies and on no policy, most urgent first. */
export async function findAttention(
  sources: PolicySources,
  customerId: number,
  today: CalendarDate,
  policyNos: readonly string[],
): Promise<Attention[]> {
  const [facts, money, policies] = await Promise.all([
    findCustomerFacts(sources.db, customerId),
    findCustomerMoney(sources.db, customerId, today),
    loadAttentionPolicies(sources, customerId, policyNos, today),
  ]);
  return attentionOn(policyNos, { customer: toCustomer(facts), money, policies, today });
}

/**
 * Everything that needs a customer's attention, most urgent first, grouped by reason and one by one (for a company only
 * by reason), with the customer's facts. Every response that says what a customer should do comes from this function or
 * the one above.
 */
export async function findAllAttention(
  sources: PolicySources,
  customerId: number,
  today: CalendarDate,
): Promise<{ facts: CustomerFacts; list: readonly (Attention | AttentionGroup)[]; groups: readonly AttentionGroup[] }> {
  const [facts, money] = await Promise.all([
    findCustomerFacts(sources.db, customerId),
    findCustomerMoney(sources.db, customerId, today),
  ]);
  const customer = toCustomer(facts);
  if (facts.kind === 'company') {
    const own = groupAttention(attentionOf(customer, [], today, money));
    const load = (policyNos: readonly string[]) => loadAttentionPolicies(sources, customerId, policyNos, today);
    const stored = await companyDay(sources, customerId, today, 'groups');
    const groups = [...own, ...(await withDetails(stored, { customer, money, today, load }))].sort(byUrgency);
    return { facts, list: groups, groups };
  }
  const concerned = await findConcernedPolicies(sources.db, customerId, today);
  const list = attentionOf(customer, await loadAttentionPolicies(sources, customerId, concerned, today), today, money);
  return { facts, list, groups: groupAttention(list) };
}

/** The groups of one policy with what is said only of a single one, which is not stored. */
async function withDetails(
  groups: readonly AttentionGroup[],
  {
    load,
    ...known
  }: Omit<AttentionSources, 'policies'> & { load: (policyNos: readonly string[]) => Promise<AttentionPolicy[]> },
): Promise<AttentionGroup[]> {
  const single = groups.filter(({ count, policyNos }) => count === 1 && policyNos.length === 1);
  if (single.length === 0) return [...groups];
  const policyNos = [...new Set(single.flatMap((group) => group.policyNos))];
  const list = attentionOn(policyNos, { ...known, policies: await load(policyNos) });
  return groups.map((group) => {
    const item = single.includes(group) && attentionOnPolicy(list, group.policyNos[0] ?? '').find(isBecauseOf(group));
    return (item && groupAttention([item])[0]) || group;
  });
}

/** What is read about a customer for the rule. */
interface AttentionSources {
  readonly customer: AttentionCustomer;
  readonly money: readonly CustomerMoney[];
  readonly policies: readonly AttentionPolicy[];
  readonly today: CalendarDate;
}

/** What needs attention on the given policies and on no policy. */
const attentionOn = (
  policyNos: readonly string[],
  { customer, money, policies, today }: AttentionSources,
): Attention[] => attentionOf(customer, policies, today, money).filter((item) => isAbout(item, policyNos));

const isBecauseOf =
  ({ because }: AttentionGroup) =>
  (item: Attention): boolean =>
    item.because === because;

const isAbout = (item: Attention, policyNos: readonly string[]): boolean =>
  item.policyNos.length === 0 || item.policyNos.some((policyNo) => policyNos.includes(policyNo));

/** The items of the list about one policy. */
export const attentionOnPolicy = (list: readonly Attention[], policyNo: string): Attention[] =>
  list.filter((item) => item.policyNos.includes(policyNo));

const toCustomer = (facts: CustomerFacts): AttentionCustomer => ({
  kind: facts.kind,
  isNationalityMissing: facts.fatca_required,
  pan: facts.pan_validated ? 'validated' : facts.pan === null ? 'missing' : 'not-validated',
  bankAccount: facts.neft_qc_status,
  bankAccountCheckedOn: facts.neft_qc_date,
  isIncorporationDateMissing: facts.incorporated_on === null && !facts.sent_incorporation_date,
  waitingRequests: facts.waiting,
});
