import type { components } from '@lifedesk/contract';
import {
  type CalendarDate,
  daysSinceDue,
  needsHealthDeclaration as isHealthDeclarationNeeded,
  isRevivalEligible,
  type RevivalReason,
  revivalQuotes,
} from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../platform/access/session.ts';
import { problem } from '../../platform/problem.ts';
import { today } from '../../platform/today.ts';
import { type PayablePolicy, payablePolicies } from '../payments/public.ts';
import { resolvePolicyRef } from '../policies/public.ts';
import type { Scheme } from './store.ts';

export type Quote = components['schemas']['RevivalQuote'];

/** A customer's lapsed policy, and whether it can be revived today. */
export interface LapsedPolicy {
  policy: PayablePolicy;
  date: CalendarDate;
  eligible: boolean;
  because: Exclude<RevivalReason, 'status-not-lapsed'>;
  daysSinceDue: number;
}

export function lapsedOf(policy: PayablePolicy, date: CalendarDate): LapsedPolicy | null {
  const { eligible, because } = isRevivalEligible({ ...policy, today: date });
  if (because === 'status-not-lapsed') return null;
  return { policy, date, eligible, because, daysSinceDue: daysSinceDue(policy, date) };
}

/** Finds the lapsed policy of a call. Throws `not-found` for another customer's and one that has not lapsed. */
export async function lapsedPolicy({ db, clock }: Deps, session: Session, ref: string): Promise<LapsedPolicy> {
  const policyNo = await resolvePolicyRef(db, session, ref);
  const [policy] = await payablePolicies(db, session.customerId, policyNo);
  const lapsed = policy && lapsedOf(policy, today(clock));
  if (!lapsed) throw problem('not-found');
  return lapsed;
}

/** Today's quote of each scheme open to the policy; none if it cannot be revived. */
export const quotesOf = ({ policy, date }: LapsedPolicy): Quote[] => revivalQuotes(policy, date);

/** The quote of a scheme. Throws `validation` if the policy cannot be revived with it. */
export function quoteOf(lapsed: LapsedPolicy, scheme: Scheme): Quote {
  const quote = quotesOf(lapsed).find((one) => one.scheme === scheme);
  if (!quote) throw notRevivable();
  return quote;
}

export const notRevivable = () =>
  problem('validation', {
    errors: [{ pointer: '/policyNo', detail: 'must be a policy that can be revived with this scheme' }],
  });

/** Whether the revival requires a health declaration. */
export const needsHealthDeclaration = ({ policy, date }: LapsedPolicy): boolean =>
  isHealthDeclarationNeeded(policy.dueDate, date);
