import type { components } from '@lifedesk/contract';
import {
  type CalendarDate,
  canSkipDebit,
  type DueQuote,
  graceEndsOn,
  isDebitInFlight,
  type NextDebit,
  nextDebit,
  oldestPremiumDue,
  todayInIndia,
  unpaidInstalments,
} from '@lifedesk/rules';
import { statedReason } from '../payments/public.ts';
import { isPaymentBlocked, linkIdOf } from '../policies/public.ts';
import { MANDATE_REASONS } from './reasons.ts';
import type { MandateWithDebit, PolicyFacts } from './store.ts';

type MandateDto = components['schemas']['Mandate'];

const termsOf = (policy: PolicyFacts) => ({
  line: policy.line,
  premiumMode: policy.premium_mode,
  modalPremium: policy.modal_premium,
  issueDate: policy.issue_date,
  premiumTerm: policy.premium_term,
  dueDate: policy.due_date,
});

/** What remains to pay of the oldest unpaid premium, in paise with GST; 0 if none is due. */
export const premiumOf = (policy: PolicyFacts): number => oldestDueOf(policy)?.amount ?? 0;

/** Money received pays a part of the oldest unpaid premium, so that a debit takes only the rest. */
export const isPartlyPaid = (policy: PolicyFacts): boolean => (oldestDueOf(policy)?.received ?? 0) > 0;

function oldestDueOf(policy: PolicyFacts): DueQuote | null {
  const { due_date: dueDate } = policy;
  if (dueDate === null) return null;
  const facts = { ...termsOf(policy), isPremiumPaying: policy.premium_paying, received: policy.received };
  return oldestPremiumDue(facts, dueDate);
}

/** The due date of the last premium of a policy. */
export const lastDueDateOf = (policy: PolicyFacts): CalendarDate =>
  unpaidInstalments(termsOf(policy), '2199-12-31').at(-1)?.dueDate ?? policy.issue_date;

/** When a mandate debits the oldest unpaid premium of its policy; null if it does not. */
export function nextDebitOf(mandate: MandateWithDebit, policy: PolicyFacts, today: CalendarDate): NextDebit | null {
  const { state, last } = mandate;
  // A mandate on hold only completes the debit that is already at the bank.
  const isOnItsWay = last?.state === 'announced' || last?.state === 'presented';
  if (state !== 'active' && !(state === 'on-hold' && isOnItsWay)) return null;
  const due = policy.premium_paying && !isPaymentBlocked(policy) && premiumOf(policy) > 0 ? policy.due_date : null;
  return nextDebit({
    startsOn: mandate.starts_on,
    endsOn: mandate.ends_on,
    premiumMode: policy.premium_mode,
    dueDate: due,
    last,
    today,
  });
}

/** Converts a mandate to the contract's type. */
export function toMandate(
  mandate: MandateWithDebit,
  policy: PolicyFacts,
  today: CalendarDate,
  holidays: readonly CalendarDate[],
): MandateDto {
  const next = nextDebitOf(mandate, policy, today);
  const amount = premiumOf(policy);
  const isPresented = mandate.last?.state === 'presented';
  const { because: skip } = canSkipDebit(mandate.rail, next, isPresented, today);
  const { due_date: dueDate, premium_mode: frequency } = policy;
  return {
    mandateId: mandate.id,
    policyNo: policy.policy_no,
    id: linkIdOf(policy, false),
    planName: policy.plan_name,
    rail: mandate.rail,
    state: mandate.state,
    ceiling: mandate.ceiling,
    frequency,
    startsOn: mandate.starts_on,
    endsOn: mandate.ends_on,
    ...(mandate.reference ? { reference: mandate.reference } : {}),
    ...(mandate.account ? { account: mandate.account } : {}),
    ...(next ? { nextDebit: { date: next.on, amount: mandate.last?.amount ?? amount, attempt: next.attempt } } : {}),
    isInFlight: isPresented || isDebitInFlight(next?.on ?? null, today, holidays),
    skip,
    needsAnotherMode: policy.needs_mandate,
    ...(dueDate && amount > 0 && policy.premium_paying
      ? { premiumDue: { amount, dueDate, payBy: graceEndsOn(dueDate, frequency) } }
      : {}),
    ...statedReason(MANDATE_REASONS, mandate.reason),
    ...(mandate.settled_at ? { endedOn: todayInIndia(new Date(mandate.settled_at)) } : {}),
  };
}
