import {
  type CalendarDate,
  type DueState,
  dueState,
  isLapsedStatus,
  leastPremiums,
  parseDayFirstDate,
  parseIsoDate,
  premiumsToPay,
} from '@lifedesk/rules';
import type { Schemas } from '@lifedesk/sdk';
import { payOnline } from './facts.ts';

export type PolicyPayment = Schemas['PolicyPayment'];

/** What is due for one policy, and whether it can be paid here and now. */
export interface Due extends PolicyPayment, DueState {
  readonly dueOn: CalendarDate | null;
  /** By due date, oldest first. Empty if the server does not say. */
  readonly premiums: readonly Schemas['DuePremium'][];
  /** How many of them are paid together at least. */
  readonly least: number;
}

/** How many premiums of a policy are chosen, oldest first, by policy number; policies with none are left out. */
export type Choice = ReadonlyMap<string, number>;

/**
 * What can be paid comes first, the latest due date last within each group. The button's rule (section 5) decides what
 * can.
 */
export function duesOf(payments: readonly PolicyPayment[], today: CalendarDate): Due[] {
  const dues = payments.map((payment): Due => {
    const { duePremiums: premiums = [] } = payment;
    // what money received covers is not asked for
    const open = premiums.find(({ toBePaid }) => toBePaid > 0);
    const dueOn = open ? parseIsoDate(open.dueDate) : parseDayFirstDate(payment.dueDate);
    const facts = {
      ...payment,
      dueDate: dueOn,
      today,
      path: `/${payOnline.id}`,
      isPaymentBlocked: payment.isPaymentBlocked ?? false,
    };
    return { ...payment, ...dueState(facts), dueOn, premiums, least: leastPremiums(premiums) };
  });
  return dues.sort((a, b) => Number(b.payable) - Number(a.payable) || (b.daysLate ?? -1e6) - (a.daysLate ?? -1e6));
}

/**
 * Whether nothing is to be done on any of the policies: no unpaid premium, even one that may not be paid, no payment
 * in process, and none that has lapsed.
 */
export function isAllClear(dues: readonly Due[]): boolean {
  return dues.every(
    ({ payable, because, ongoingTransaction, policyCurrentStatus, attention = [] }) =>
      !payable &&
      because !== 'payment-blocked' &&
      !ongoingTransaction &&
      !isLapsedStatus(policyCurrentStatus) &&
      attention.length === 0,
  );
}

/** Auto-debit pays it: paying it here would pay it twice. */
const isDebited = ({ attention = [] }: Due): boolean =>
  attention.some(({ because }) => because === 'premium-will-be-debited');

/** When and why a bank took back a payment of this premium, so that it is due again; empty if none did. */
export function reversalOf({ attention = [] }: PolicyPayment): { reversal?: Schemas['PaymentReversal'] } {
  const reversal = attention.find(({ action }) => action === 'pay-premium')?.reversal;
  return reversal ? { reversal } : {};
}

/** The policy that the address names by its opaque id, otherwise every one that is due and not paid by auto-debit. */
export function chosenAtFirst(dues: readonly Due[], id: string | null): Choice {
  const payable = dues.filter((due) => due.payable);
  const named = payable.filter((due) => due.id === id);
  const chosen = named.length > 0 ? named : payable.filter((due) => !isDebited(due));
  return new Map(chosen.map((due) => [due.policyNo, Math.max(1, due.least)]));
}

/** The choice after a press on one premium: what is older is paid with it, and what is newer is not paid without it. */
export function withPremium(choice: Choice, { policyNo, least }: Due, at: number, isChosen: boolean): Choice {
  const next = new Map(choice);
  const count = isChosen ? Math.max(at + 1, least) : at < least ? 0 : at;
  if (count > 0) next.set(policyNo, count);
  else next.delete(policyNo);
  return next;
}

/** The cost of the first premiums of a policy, in paise. */
export const amountOf = ({ premiums, totalPremiumDueToBePaid }: Due, count: number): number =>
  premiums.length > 0 ? premiumsToPay(premiums, count) : totalPremiumDueToBePaid;

/** The chosen policies that can be paid, each with the amount in paise. */
export const itemsOf = (dues: readonly Due[], choice: Choice): { policyNo: string; amount: number }[] =>
  dues.flatMap((due) => {
    const count = choice.get(due.policyNo);
    return due.payable && count !== undefined ? [{ policyNo: due.policyNo, amount: amountOf(due, count) }] : [];
  });

/** The total for the chosen policies, in paise. */
export const totalOf = (dues: readonly Due[], choice: Choice): number =>
  itemsOf(dues, choice).reduce((sum, { amount }) => sum + amount, 0);
