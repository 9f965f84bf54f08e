import { type CalendarDate, type DueState, dueState, isLapsedStatus, parseDayFirstDate } from '@lifedesk/rules';
import type { Schemas } from '@lifedesk/sdk';
import { payOnline } from './facts.ts';

export type PolicyPayment = Schemas['PolicyPayment'];

/** What is due for one policy, and whether it can be paid here and now. */
export interface Due extends PolicyPayment, DueState {
  readonly dueOn: CalendarDate | null;
}

/**
 * What can be paid comes first, the latest due date last within each group. The button's rule (section 5) decides what
 * can.
 */
export function duesOf(payments: readonly PolicyPayment[], today: CalendarDate): Due[] {
  const dues = payments.map((payment): Due => {
    const dueOn = parseDayFirstDate(payment.dueDate);
    const facts = {
      ...payment,
      dueDate: dueOn,
      today,
      path: `/${payOnline.id}`,
      isPaymentBlocked: payment.isPaymentBlocked ?? false,
    };
    return { ...payment, ...dueState(facts), dueOn };
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
export function chosenAtFirst(dues: readonly Due[], id: string | null): readonly string[] {
  const payable = dues.filter((due) => due.payable);
  const named = payable.filter((due) => due.id === id);
  return (named.length > 0 ? named : payable.filter((due) => !isDebited(due))).map((due) => due.policyNo);
}

/** The total for the chosen policies, in paise. */
export function totalOf(dues: readonly Due[], chosen: readonly string[]): number {
  return dues
    .filter((due) => due.payable && chosen.includes(due.policyNo))
    .reduce((sum, due) => sum + due.totalPremiumDueToBePaid, 0);
}
