import {
  type CalendarDate,
  type DueQuote,
  financialYearOf,
  type PayLinkState,
  payLinkState,
  premiumDueNow,
} from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import { findOngoing, isPremium, type PayablePolicy, payablePolicies } from '../payments/public.ts';
import { findPaidByOthers, type LinkRow } from './store.ts';

/** The facts that decide about a policy's links. */
export interface PolicyFacts {
  readonly policy: PayablePolicy;
  readonly due: DueQuote | null;
  /** A payment of the premium is in progress. */
  readonly isPaying: boolean;
  /** In this financial year, in paise. */
  readonly paidByOthers: number;
}

/** The facts of the customer's policies, or of the given one, by number. */
export async function policyFacts(
  db: Db,
  customerId: number,
  today: CalendarDate,
  policyNo?: string,
): Promise<Map<string, PolicyFacts>> {
  return factsOf(db, await payablePolicies(db, customerId, policyNo), today);
}

/** The facts of policies that have already been read, such as locked ones. */
export async function factsOf<Policy extends PayablePolicy>(
  db: Db,
  policies: readonly Policy[],
  today: CalendarDate,
): Promise<Map<string, PolicyFacts & { readonly policy: Policy }>> {
  const numbers = policies.map((policy) => policy.policyNo);
  const ongoing = (await findOngoing(db, numbers)).filter(isPremium);
  const paid = await findPaidByOthers(db, numbers, financialYearOf(today));
  return new Map(
    policies.map((policy) => [
      policy.policyNo,
      {
        policy,
        due: premiumDueNow(policy, today),
        isPaying: ongoing.some((item) => item.policy_no === policy.policyNo),
        paidByOthers: paid.get(policy.policyNo) ?? 0,
      },
    ]),
  );
}

/** The state of a link. If the policy no longer belongs to the customer, nothing is due. */
export function stateOf(link: LinkRow, facts: PolicyFacts | undefined, today: CalendarDate): PayLinkState {
  return payLinkState({
    linked: { dueFrom: link.due_from, amount: link.amount },
    lastDay: link.last_day,
    isRevoked: link.revoked_at !== null,
    isPaid: link.order_state === 'paid',
    isBeingPaid: link.order_state === 'created' || link.order_state === 'pending',
    isPaying: facts?.isPaying ?? false,
    isPaymentBlocked: facts?.policy.isPaymentBlocked ?? false,
    due: facts?.due ?? null,
    today,
  }).because;
}
