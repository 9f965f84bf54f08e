import { addCalendarDays } from '../dates/add-calendar-days.ts';
import { addCalendarMonths } from '../dates/add-calendar-months.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { payoutInterest } from '../payout/payout-interest.ts';
import { penalInterest } from '../payout/penal-interest.ts';
import { MATURITY_NOTICE_MONTHS } from '../tables/maturity-notice.ts';
import { PROMISED_DAYS } from '../tables/promised-days.ts';
import { valueOn } from '../tables/value-on.ts';
import { unclaimedClaim } from '../unclaimed/unclaimed-claim.ts';
import { unclaimedStage } from '../unclaimed/unclaimed-dates.ts';
import { type Attention, type AttentionStep, itemOf, MONEY_KINDS, STEP_ACTIONS } from './attention-item.ts';
import type { AttentionCustomer } from './attention-of-customer.ts';
import type { AttentionPolicy } from './attention-of-policy.ts';
import type { CustomerMoney, MoneyAhead, MoneyNeverReceived, MoneyOrdered, MoneyRequested } from './customer-money.ts';

/** Whether an item is about money that goes to the customer. */
export const isMoneyForCustomer = ({ kind }: Pick<Attention, 'kind'>): boolean => MONEY_KINDS.includes(kind);

/** Payouts that we ordered and that did not arrive. */
const WAITING: readonly Attention['kind'][] = ['payout-held', 'payout-on-hold', 'payout-returned', 'payout-late'];

/** The total of these payouts with their interest, in paise; 0 if there are none. */
export const payoutsWaiting = (items: readonly Pick<Attention, 'kind' | 'amount'>[]): Paise =>
  items.reduce((sum, { kind, amount }) => (WAITING.includes(kind) ? sum + (amount ?? 0) : sum), 0);

/** Days within which cover that ends comes before everything else. */
const SOON = 30;

/** Whether cover ends within 30 days, or has just ended and can still be restored in that time. */
export const endsCoverSoon = ({ kind, deadline }: Attention, today: CalendarDate): boolean =>
  (kind === 'premium-overdue' || kind === 'policy-lapsed') &&
  deadline !== null &&
  deadline <= addCalendarDays(today, SOON);

/**
 * What a payout to the customer waits for, in the order in which to do it. A PAN is one of them only if the policy is held for it:
 * `payoutRestriction` does not ask for one.
 */
export function missingSteps(
  { isNationalityMissing, bankAccount, pan }: AttentionCustomer,
  holdReason?: AttentionPolicy['holdReason'],
): AttentionStep[] {
  const steps: (AttentionStep | false)[] = [
    isNationalityMissing && 'nationality',
    (bankAccount === 'missing' || bankAccount === 'rejected') && 'bank-account',
    holdReason === 'pan' && pan !== 'validated' && 'pan',
  ];
  return steps.filter((step) => step !== false);
}

/** A payout on hold with what it waits for: each missing detail is a step, and it is paid within some days of the last. */
export function withSteps(
  item: Attention,
  customer: AttentionCustomer,
  today: CalendarDate,
  holdReason?: AttentionPolicy['holdReason'],
): Attention {
  const steps = missingSteps(customer, holdReason);
  const [first] = steps;
  const paidWithin = valueOn(PROMISED_DAYS, today)?.['service-request'];
  // the list of a company adds up its policies, so its details are questions of their own
  if (customer.kind === 'company' || !first || paidWithin === undefined) return item;
  return { ...item, action: STEP_ACTIONS[first], steps, paidWithin };
}

/** What the customer should know about money that we owe or will pay. */
export function attentionOfMoney(
  customer: AttentionCustomer,
  money: readonly CustomerMoney[],
  today: CalendarDate,
): Attention[] {
  return money.map((one) => ofMoney(one, customer, today)).filter((item) => item !== null);
}

function ofMoney(one: CustomerMoney, customer: AttentionCustomer, today: CalendarDate): Attention | null {
  if (one.what === 'payout') return ofPayout(one, customer, today);
  if (one.what === 'unclaimed') return ofUnclaimed(one, today);
  return one.what === 'request' ? ofRequest(one, today) : ofBenefit(one, today);
}

function ofPayout(payout: MoneyOrdered, customer: AttentionCustomer, today: CalendarDate): Attention | null {
  const { kind, policyNo, state, net, countsFrom, promisedOn, heldUntil } = payout;
  const interest = payoutInterest({ kind, net, countsFrom, promisedOn }, today);
  const item = itemOf([policyNo]);
  const owed = { amount: net + interest, ...(interest > 0 && { interest }) };
  const isLate = promisedOn < today;
  if (state === 'returned')
    return item({
      kind: 'payout-returned',
      because: 'payout-returned',
      action: 'update-bank-account',
      ...owed,
      since: promisedOn,
    });
  if (state === 'held')
    return item({
      kind: 'payout-held',
      because: 'payout-held',
      action: 'see-payouts',
      ...owed,
      deadline: heldUntil,
      since: isLate ? promisedOn : null,
    });
  if (state === 'owed' && missingSteps(customer).length > 0)
    return withSteps(
      item({ kind: 'payout-on-hold', because: 'payout-on-hold', action: 'see-payouts', ...owed }),
      customer,
      today,
    );
  return isLate
    ? item({ kind: 'payout-late', because: 'payout-late', action: 'see-payouts', ...owed, since: promisedOn })
    : null;
}

function ofUnclaimed({ policyNo, amount, dueOn }: MoneyNeverReceived, today: CalendarDate): Attention | null {
  const stage = unclaimedStage(dueOn, today);
  if (stage === null || stage === 'over') return null;
  const { interest, total } = unclaimedClaim({ amount, dueOn, until: today });
  return itemOf([policyNo])({
    kind: 'unclaimed-amount',
    because: 'unclaimed-amount',
    action: 'claim-unclaimed',
    amount: total,
    ...(interest > 0 && { interest }),
    since: dueOn,
  });
}

function ofRequest(request: MoneyRequested, today: CalendarDate): Attention | null {
  const { ticket, policyNos, promisedOn } = request;
  if (promisedOn >= today) return null;
  const interest = requestInterest(request, today);
  return itemOf(policyNos)({
    kind: 'request-late',
    because: 'request-late',
    action: 'see-request',
    ticket,
    amount: request.amount === null ? null : request.amount + interest,
    ...(interest > 0 && { interest }),
    since: promisedOn,
  });
}

/**
 * The interest by a day on money that was asked for and is not decided, in paise: the promise counts, not the payout. 0 while the
 * amount is not known.
 */
export function requestInterest(
  { amount, madeOn, promisedOn }: Pick<MoneyRequested, 'amount' | 'madeOn' | 'promisedOn'>,
  today: CalendarDate,
): number {
  return amount === null ? 0 : penalInterest({ amount, countsFrom: madeOn, promisedOn, paidOn: today }).interest;
}

const AHEAD = {
  annuity: 'annuity-ahead',
  'survival-benefit': 'survival-benefit-ahead',
  maturity: 'maturity-ahead',
} as const;

/** A benefit is announced as long before its day as a maturity. */
function ofBenefit({ kind, policyNo, dueOn, amount }: MoneyAhead, today: CalendarDate): Attention | null {
  const until = addCalendarMonths(today, valueOn(MATURITY_NOTICE_MONTHS, today) ?? 0);
  if (dueOn < today || dueOn > until) return null;
  return itemOf([policyNo])({
    kind: 'benefit-ahead',
    because: AHEAD[kind],
    action: 'see-payouts',
    amount,
    deadline: dueOn,
  });
}

/** The list without what is a step of a payout that waits: it is said there. */
export function withoutSteps<Item extends Attention>(list: readonly Item[]): Item[] {
  const said: ReadonlySet<string> = new Set(list.flatMap(({ steps = [] }) => steps));
  return list.filter(({ kind }) => !said.has(kind));
}
