import type { BenefitKind } from '../benefits/benefits-due.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import type { PayoutKind } from '../payout/payout-promise.ts';

/** A payout that is not paid yet. */
export interface MoneyOrdered {
  readonly what: 'payout';
  readonly kind: PayoutKind;
  readonly policyNo: string;
  readonly state: 'held' | 'owed' | 'sent' | 'returned';
  /** Without interest, in paise. */
  readonly net: Paise;
  readonly countsFrom: CalendarDate;
  readonly promisedOn: CalendarDate;
  /** The last day of a hold that protects it; null if it is not held. */
  readonly heldUntil: CalendarDate | null;
}

/** An amount that fell due and never reached the customer, and that is neither claimed nor disputed. */
export interface MoneyNeverReceived {
  readonly what: 'unclaimed';
  readonly policyNo: string;
  /** In paise. */
  readonly amount: Paise;
  readonly dueOn: CalendarDate;
}

/** A request for money that is not decided. */
export interface MoneyRequested {
  readonly what: 'request';
  readonly ticket: string;
  readonly policyNos: readonly string[];
  /** In paise; null if it is not known before the decision. */
  readonly amount: Paise | null;
  readonly madeOn: CalendarDate;
  readonly promisedOn: CalendarDate;
}

/** A benefit that falls due later. */
export interface MoneyAhead {
  readonly what: 'benefit';
  readonly kind: BenefitKind;
  readonly policyNo: string;
  readonly dueOn: CalendarDate;
  /** In paise; null if it is worked out on the day. */
  readonly amount: Paise | null;
}

/** Money that we owe a customer, or will pay on a day that is known. */
export type CustomerMoney = MoneyOrdered | MoneyNeverReceived | MoneyRequested | MoneyAhead;
