import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';

/** What a signed document is, and the letter that says so in its text. */
export const SIGNED_DOCUMENT_KINDS = {
  receipt: 'R',
  certificate: 'C',
  statement: 'S',
  notice: 'N',
  schedule: 'P',
  pack: 'K',
  payout: 'O',
} as const;
export type SignedDocumentKind = keyof typeof SIGNED_DOCUMENT_KINDS;

/** What an amount is made of, and the letter of each part. */
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

/** The facts of a document that are signed. They name no person: whoever finds a receipt can read its code. */
export interface SignedDocument {
  readonly kind: SignedDocumentKind;
  /** The number printed on it: capital letters, digits and hyphens; empty where it has none. */
  readonly number: string;
  /** What was paid; of a notice what is due, of a policy's papers the sum assured. */
  readonly amount: Paise;
  /** What the amount is made of, without what is nil. What was used from an earlier payment is below zero. */
  readonly parts: Readonly<Partial<Record<SignedPart, Paise>>>;
  /** The day of payment; of a notice the due date, of anything else the last day that it covers. */
  readonly date: CalendarDate;
  /** The last four characters of the policy number, or how many policies it is about. */
  readonly policy: { readonly ending: string } | { readonly count: number };
  /** First letters of the policyholder's name; empty where the document hides the name. */
  readonly initials: string;
  /** When it was signed, in seconds since 1970. */
  readonly signedAt: number;
  readonly keyId: string;
}
