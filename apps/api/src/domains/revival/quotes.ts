import type { components } from '@lifedesk/contract';
import {
  type CalendarDate,
  calendarDaysBetween,
  isRevivalEligible,
  REVIVAL_DAYS,
  type RevivalReason,
} from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../platform/access/session.ts';
import { problem } from '../../platform/problem.ts';
import { today } from '../../platform/today.ts';
import { payablePolicies } from '../payments/payable-policies.ts';
import { overdueWithFees, type PayablePolicy, revivalDue } from '../payments/quote-item.ts';
import { resolvePolicyRef } from '../policies/policy-ref.ts';
import type { Scheme } from './store.ts';

export type Quote = components['schemas']['RevivalQuote'];

/** A lapsed policy of the customer, and whether it can be revived today. */
export interface Lapsed {
  policy: PayablePolicy;
  date: CalendarDate;
  eligible: boolean;
  because: Exclude<RevivalReason, 'status-not-lapsed'>;
  daysSinceDue: number;
}

export function lapsedOf(policy: PayablePolicy, date: CalendarDate): Lapsed | null {
  const { eligible, because } = isRevivalEligible({ ...policy, policyStatusCode: policy.statusCode, today: date });
  if (because === 'status-not-lapsed') return null;
  const daysSinceDue = policy.dueDate ? Math.max(0, calendarDaysBetween(policy.dueDate, date)) : 0;
  return { policy, date, eligible, because, daysSinceDue };
}

/** The lapsed policy that a call names. Throws `not-found` for somebody else's and for one that has not lapsed. */
export async function lapsedPolicy({ db, clock }: Deps, session: Session, ref: string): Promise<Lapsed> {
  const policyNo = await resolvePolicyRef(db, session, ref);
  const [policy] = await payablePolicies(db, session.customerId, policyNo);
  const lapsed = policy && lapsedOf(policy, today(clock));
  if (!lapsed) throw problem('not-found');
  return lapsed;
}

/** What each scheme that the policy may take costs today; none where it cannot be revived. */
export function quotesOf({ policy, date, eligible, daysSinceDue }: Lapsed): Quote[] {
  const due = eligible ? revivalDue(policy, date) : null;
  if (!due) return [];
  const all: Quote = {
    scheme: 'all-dues',
    premium: due.premium,
    gst: due.gst,
    lateFee: due.late_fee,
    received: due.from_suspense,
    total: due.amount,
    isPayableOnline: due.amount > 0,
  };
  const [first] = overdueWithFees(policy, date);
  // Units were bought for what was paid: their dates cannot move. Later than three years nobody starts anew.
  if (!first || policy.line === 'unit-linked' || daysSinceDue >= REVIVAL_DAYS.lessThan) return [all];
  const cost = first.premium + first.gst;
  const received = Math.min(policy.received, cost);
  return [
    all,
    {
      scheme: 'new-start',
      premium: first.premium,
      gst: first.gst,
      lateFee: 0,
      received,
      total: cost - received,
      isPayableOnline: false,
    },
  ];
}

/** The quote of a scheme. Throws `validation` where the policy cannot be revived so. */
export function quoteOf(lapsed: Lapsed, scheme: Scheme): Quote {
  const quote = quotesOf(lapsed).find((one) => one.scheme === scheme);
  if (!quote) throw notRevivable();
  return quote;
}

export const notRevivable = () =>
  problem('validation', { errors: [{ pointer: '/policyNo', detail: 'must be a policy that can be revived so' }] });

/** Longer than this without cover, health is asked about. */
export const needsHealthDeclaration = ({ daysSinceDue }: Lapsed): boolean => daysSinceDue > REVIVAL_DAYS.moreThan;
