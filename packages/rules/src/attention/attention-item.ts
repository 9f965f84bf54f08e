import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import type { Reversal } from '../payment/reversal.ts';
import type { RestrictingReason } from '../restriction/policy-restriction.ts';

/** What a customer should do or know, the most urgent first. */
export const ATTENTION_KINDS = [
  'premium-overdue',
  'policy-lapsed',
  'payout-returned',
  'payout-late',
  'request-late',
  'payout-on-hold',
  'unclaimed-amount',
  'payout-held',
  'premium-due',
  'free-look',
  'life-certificate',
  'loan',
  'request-waiting',
  'nationality',
  'bank-account',
  'pan',
  'incorporation-date',
  'payment-in-process',
  'benefit-ahead',
] as const;
export type AttentionKind = (typeof ATTENTION_KINDS)[number];

/** The notification that tells of a kind. The bell counts notifications. */
export const NOTIFICATION_OF = {
  'premium-overdue': 'premiumDue',
  'policy-lapsed': 'policyLapsed',
  'payout-returned': 'payoutReturned',
  'payout-late': 'payoutLate',
  'request-late': 'payoutLate',
  'payout-on-hold': 'payoutOnHold',
  'unclaimed-amount': 'unclaimedAmount',
  'payout-held': 'payoutHeld',
  'premium-due': 'premiumDue',
  'free-look': 'freeLookOpen',
  'life-certificate': 'lifeCertificateDue',
  loan: 'loanNearValue',
  'request-waiting': 'requestWaiting',
  nationality: 'nationalityMissing',
  'bank-account': 'bankDetailsMissing',
  pan: 'panMissing',
  'incorporation-date': 'dateOfIncorporationMissing',
  'payment-in-process': 'paymentInProcess',
  'benefit-ahead': 'benefitAhead',
} as const satisfies Record<AttentionKind, string>;
export type NotificationName = (typeof NOTIFICATION_OF)[AttentionKind];

/** The kinds about money that goes to the customer. */
export const MONEY_KINDS: readonly AttentionKind[] = [
  'payout-returned',
  'payout-late',
  'request-late',
  'payout-on-hold',
  'unclaimed-amount',
  'payout-held',
  'benefit-ahead',
];

/** What to do about it. */
export const ATTENTION_ACTIONS = [
  'pay-premium',
  'revive',
  'reinstate',
  'call',
  'submit-life-certificate',
  'pay-loan',
  'return-policy',
  'answer-request',
  'declare-nationality',
  'update-bank-account',
  'update-pan',
  'update-incorporation-date',
  'see-payouts',
  'see-request',
  'claim-unclaimed',
  'wait',
] as const;
export type AttentionAction = (typeof ATTENTION_ACTIONS)[number];

/** Why something needs the customer. */
export type AttentionReason =
  | 'premium-in-grace'
  | 'premium-after-grace'
  | 'premium-due-soon'
  | 'premium-will-be-debited'
  | 'free-look-open'
  | 'free-look-restricted'
  | 'revival-open'
  | 'reinstatement-open'
  | 'lapsed-without-online-way'
  | 'life-certificate-due'
  | 'life-certificate-overdue'
  | 'one-of-two-certificates'
  | 'loan-close-to-value'
  | 'loan-above-value'
  | 'request-waiting'
  | 'payout-on-hold'
  | 'payout-returned'
  | 'payout-late'
  | 'payout-held'
  | 'request-late'
  | 'unclaimed-amount'
  | 'annuity-ahead'
  | 'survival-benefit-ahead'
  | 'maturity-ahead'
  | 'nationality-missing'
  | 'bank-account-missing'
  | 'bank-account-rejected'
  | 'pan-missing'
  | 'pan-not-validated'
  | 'incorporation-date-missing'
  | 'payment-in-process';

/** How late an unpaid premium is. */
export type PremiumState = Extract<AttentionReason, 'premium-in-grace' | 'premium-after-grace'>;

/** Something of the customer's that a payout waits for. */
export const ATTENTION_STEPS = ['nationality', 'bank-account', 'pan'] as const;
export type AttentionStep = (typeof ATTENTION_STEPS)[number];

/** What to do for each step. */
export const STEP_ACTIONS: Readonly<Record<AttentionStep, AttentionAction>> = {
  nationality: 'declare-nationality',
  'bank-account': 'update-bank-account',
  pan: 'update-pan',
};

/** One thing that a customer should do or know. */
export interface Attention {
  readonly kind: AttentionKind;
  readonly because: AttentionReason;
  readonly action: AttentionAction;
  /** The policies concerned; empty if it concerns the customer alone. */
  readonly policyNos: readonly string[];
  /** In paise; null if there is no amount or it is not known. With interest, if there is any. */
  readonly amount: Paise | null;
  /** The whole premium, in paise, of which the amount is what is left; left out if we have received nothing of it. */
  readonly wholePremium?: Paise;
  /** How many premiums the amount is for; left out if it is for one, or for none. */
  readonly premiumCount?: number;
  /** The last day to do it, or the day on which it happens; null if there is none. */
  readonly deadline: CalendarDate | null;
  /** Since when it applies; null if that is not known. */
  readonly since: CalendarDate | null;
  /** When a payment in process was started, ISO 8601 in UTC; left out if that is not known. */
  readonly startedAt?: string;
  /** What the premium still is while a payment of it is in process; left out before its grace period. */
  readonly premiumState?: PremiumState;
  /** The premium had been paid, and a bank took the payment back; null or left out otherwise. */
  readonly reversal?: Reversal | null;
  /** What bars the customer from doing it; left out if nothing does. */
  readonly restriction?: RestrictingReason;
  /** The number of the request that it is about; left out if it is about none. */
  readonly ticket?: string;
  /** Interest for late payment by today, in paise, which the amount includes; left out if there is none. */
  readonly interest?: Paise;
  /** What a payout waits for; left out if it waits for nothing of the customer's. */
  readonly steps?: readonly AttentionStep[];
  /** How many days after the last step it is paid at the latest. */
  readonly paidWithin?: number;
}

/** Sort order: by kind, then by deadline, then by policy number. Below 0 if `a` comes first. */
export const byUrgency = (a: Attention, b: Attention): number =>
  ATTENTION_KINDS.indexOf(a.kind) - ATTENTION_KINDS.indexOf(b.kind) ||
  compare(a.deadline ?? '9999', b.deadline ?? '9999') ||
  compare(a.policyNos[0] ?? '', b.policyNos[0] ?? '');

/** Compares dates and numbers by character: locale-aware comparison takes ten times as long. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Makes an item of some policies; what is left out is unknown. */
export type MakeItem = (rest: Pick<Attention, 'kind' | 'because' | 'action'> & Partial<Attention>) => Attention;

export const itemOf =
  (policyNos: readonly string[]): MakeItem =>
  (rest) => ({ policyNos, amount: null, deadline: null, since: null, ...rest });
