import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';

/** The kinds of signed documents, and the letter for each in the signed text. */
export const SIGNED_DOCUMENT_KINDS = {
  receipt: 'R',
  certificate: 'C',
  statement: 'S',
  notice: 'N',
  schedule: 'P',
  pack: 'K',
  payout: 'O',
  invoice: 'I',
} as const;
export type SignedDocumentKind = keyof typeof SIGNED_DOCUMENT_KINDS;

/** The parts of an amount, and the letter for each. */
export const SIGNED_PARTS = {
  premium: 'P',
  gst: 'G',
  lateFee: 'F',
  loanInterest: 'I',
  loanPrincipal: 'L',
  topUp: 'T',
  unapplied: 'U',
  fromSuspense: 'E',
  payoutGross: 'B',
  payoutDeductions: 'D',
  payoutTax: 'W',
  penalInterest: 'J',
} as const;
export type SignedPart = keyof typeof SIGNED_PARTS;

/** The facts of a document that are signed. They name no person: anyone who finds a receipt can read its code. */
export interface SignedDocument {
  readonly kind: SignedDocumentKind;
  /** The number printed on it: capital letters, digits and hyphens; empty if it has none. */
  readonly number: string;
  /** What was paid; on a notice what is due, on a policy's papers the sum assured. In paise. */
  readonly amount: Paise;
  /** The parts of the amount that are not zero. Money used from an earlier payment is below zero. */
  readonly parts: Readonly<Partial<Record<SignedPart, Paise>>>;
  /** The day of payment; on a notice the due date, on anything else the last day that it covers. */
  readonly date: CalendarDate;
  /** The last four characters of the policy number, or the number of policies covered. */
  readonly policy: { readonly ending: string } | { readonly count: number };
  /** Initials of the policyholder; empty if the document hides the name. */
  readonly initials: string;
  /** When it was signed, in seconds since 1970. */
  readonly signedAt: number;
  readonly keyId: string;
}
