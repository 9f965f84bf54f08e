import {
  type Attention,
  type AttentionCustomer,
  attentionOf,
  type CalendarDate,
  certificateAskedUntil,
  payableUntil,
} from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import { type CustomerFacts, findConcernedPolicies, findCustomerFacts } from './attention.store.ts';
import { attentionFacts } from './attention-source.ts';
import { plannedDebits } from './planned-debits-source.ts';

/**
 * What needs a customer, the most urgent first, with what is known of the customer: on all policies, or on those with
 * the given numbers and on no policy. Every answer that says what a customer should do is made from this one.
 */
export async function findAttention(
  db: Db,
  customerId: number,
  today: CalendarDate,
  policyNos?: readonly string[],
): Promise<{ facts: CustomerFacts; list: Attention[] }> {
  const days = { dueBy: payableUntil(today), certificatesBy: certificateAskedUntil(today) };
  const facts = await findCustomerFacts(db, customerId);
  const concerned = policyNos ?? (await findConcernedPolicies(db, customerId, days));
  const [policies, debits] = await Promise.all([
    attentionFacts(db, customerId, concerned, today),
    plannedDebits(db, customerId, today),
  ]);
  const withDebits = policies.map((policy) => ({ ...policy, debitOn: debits.get(policy.policyNo) ?? null }));
  const list = attentionOf(toCustomer(facts), withDebits, today);
  return { facts, list: list.filter((item) => !policyNos || isAbout(item, policyNos)) };
}

const isAbout = (item: Attention, policyNos: readonly string[]): boolean =>
  item.policyNos.length === 0 || item.policyNos.some((policyNo) => policyNos.includes(policyNo));

/** What of the list is about one policy. */
export const attentionOnPolicy = (list: readonly Attention[], policyNo: string): Attention[] =>
  list.filter((item) => item.policyNos.includes(policyNo));

const toCustomer = (facts: CustomerFacts): AttentionCustomer => ({
  kind: facts.kind,
  isNationalityMissing: facts.fatca_required,
  pan: facts.pan_validated ? 'validated' : facts.pan === null ? 'missing' : 'not-validated',
  bankAccount: facts.neft_qc_status,
  bankAccountCheckedOn: facts.neft_qc_date,
  isIncorporationDateMissing: facts.incorporated_on === null,
  waitingRequests: facts.waiting,
});
