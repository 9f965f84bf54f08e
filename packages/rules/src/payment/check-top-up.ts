import { premiumsPaid } from '../calendar/premium-count.ts';
import { addCalendarMonths } from '../dates/add-calendar-months.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import type { PremiumTerms } from '../premium/premium-terms.ts';

/** The top-ups that a plan accepts, in paise. */
export interface TopUpTerms {
  readonly minimum: Paise;
  readonly maximum: Paise;
  /** The amount must be a multiple of this. */
  readonly step: Paise;
}

/** What decides which top-up a policy accepts. */
export interface TopUpPolicy extends PremiumTerms {
  readonly topUp: TopUpTerms | null;
  readonly isPremiumPaying: boolean;
  /** A restriction blocks payments, for example after a death was reported. */
  readonly isPaymentBlocked: boolean;
  readonly maturityDate: CalendarDate | null;
  /** All top-ups so far, in paise. */
  readonly toppedUp: Paise;
}

/** Why a policy accepts no top-up of any amount. */
export type TopUpRefusal =
  | 'not-offered'
  | 'payment-blocked'
  | 'not-premium-paying'
  | 'premium-overdue'
  | 'last-five-years'
  | 'above-premiums-paid';

/** Why a top-up is accepted or not. */
export type TopUpReason = TopUpRefusal | 'below-minimum' | 'above-maximum' | 'not-in-steps' | 'accepted';

/**
 * Years before maturity in which no top-up is accepted. Source: IRDAI Unit Linked Insurance Products Regulations 2019.
 */
const LAST_YEARS = 5;

/**
 * Whether a policy accepts a top-up of an amount on a day: only while all due premiums are paid, not in the last five
 * years, and in total no more than the premiums paid so far. Without terms it accepts none.
 */
export function checkTopUp(
  policy: TopUpPolicy,
  amount: Paise,
  today: CalendarDate,
): { accepted: boolean; because: TopUpReason } {
  const because = whyNoTopUp(policy, today) ?? reasonOfAmount(policy, amount);
  return { accepted: because === 'accepted', because };
}

/** Why a policy accepts no top-up of any amount on a day; null if it does. */
export function whyNoTopUp(policy: TopUpPolicy, today: CalendarDate): TopUpRefusal | null {
  const { topUp } = policy;
  const closed = whyTopUpsAreClosed({ ...policy, isOffered: topUp !== null }, today);
  return closed === null && topUp && topUpRoom(policy) < topUp.minimum ? 'above-premiums-paid' : closed;
}

/** What decides whether a policy accepts top-ups at all. */
export interface TopUpFacts
  extends Pick<TopUpPolicy, 'isPaymentBlocked' | 'isPremiumPaying' | 'dueDate' | 'maturityDate'> {
  readonly isOffered: boolean;
}

/** Why a policy accepts no top-ups on a day, regardless of what was paid so far; null if it does. */
export function whyTopUpsAreClosed(facts: TopUpFacts, today: CalendarDate): TopUpRefusal | null {
  const { isOffered, isPremiumPaying, isPaymentBlocked, dueDate, maturityDate } = facts;
  if (!isOffered) return 'not-offered';
  if (isPaymentBlocked) return 'payment-blocked';
  if (!isPremiumPaying) return 'not-premium-paying';
  if (dueDate !== null && dueDate < today) return 'premium-overdue';
  const isLate = maturityDate !== null && today > addCalendarMonths(maturityDate, -12 * LAST_YEARS);
  return isLate ? 'last-five-years' : null;
}

function reasonOfAmount(policy: TopUpPolicy, amount: Paise): TopUpReason {
  const { topUp } = policy;
  if (!topUp) return 'not-offered';
  if (amount < topUp.minimum) return 'below-minimum';
  if (amount > topUp.maximum) return 'above-maximum';
  if (amount > topUpRoom(policy)) return 'above-premiums-paid';
  return amount % topUp.step === 0 ? 'accepted' : 'not-in-steps';
}

/** The largest top-up that a policy accepts, in paise: within the plan's terms and the remaining room, in whole steps. 0 without terms. */
export function largestTopUp(policy: TopUpPolicy): Paise {
  const { topUp } = policy;
  if (!topUp) return 0;
  const room = topUpRoom(policy);
  return Math.min(topUp.maximum, room - (room % topUp.step));
}

/** What may still be topped up, in paise: the premiums paid so far less the earlier top-ups. */
export function topUpRoom(policy: TopUpPolicy): Paise {
  return Math.max(0, policy.modalPremium * premiumsPaid(policy) - policy.toppedUp);
}
