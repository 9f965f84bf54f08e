import { type FormatCheck, invalid, valid } from './format-check.ts';
import { tidyFigures } from './tidy.ts';

/** How the money was sent to the insurer: UPI or IMPS, NEFT, RTGS, or a mandate (NACH). */
export const PAYMENT_RAILS = ['upi', 'neft', 'rtgs', 'nach'] as const;
export type PaymentRail = (typeof PAYMENT_RAILS)[number];

export type PaymentReferenceReason = 'empty' | 'too-short' | 'too-long' | 'digit-expected' | 'wrong-start';

interface Shape {
  /** How many characters it may have. */
  readonly lengths: readonly number[];
  readonly pattern: RegExp;
  /** What is wrong if the length is right. */
  readonly otherwise: 'digit-expected' | 'wrong-start';
}

/**
 * RRN: digits. UTR of RTGS: four letters for the bank, R, a digit, the day and a number. UTR of NEFT: the same with N
 * since 2022; before, and still at some banks, 16 characters that start with the bank's letters, or with N alone (HDFC
 * Bank). UMRN: four letters for the bank. Source: NPCI and RBI formats, and bank statements.
 */
const SHAPES: Readonly<Record<PaymentRail, Shape>> = {
  upi: { lengths: [12], pattern: /^\d+$/, otherwise: 'digit-expected' },
  neft: {
    lengths: [16, 22],
    pattern: /^(?:[A-Z]{4}[A-Z0-9]{12}|N\d{15}|[A-Z]{4}N[A-Z0-9]{17})$/,
    otherwise: 'wrong-start',
  },
  rtgs: { lengths: [22], pattern: /^[A-Z]{4}R[A-Z0-9]+$/, otherwise: 'wrong-start' },
  nach: { lengths: [20], pattern: /^[A-Z]{4}[A-Z0-9]+$/, otherwise: 'wrong-start' },
};

/** How many characters the reference of a payment may have, in ascending order. */
export const referenceLengths = (rail: PaymentRail): readonly number[] => SHAPES[rail].lengths;

/**
 * Checks the reference of a payment as printed on the bank statement: RRN 12 digits, which some statements pad with
 * zeros; UTR 16 or 22 characters for NEFT and 22 for RTGS; UMRN 20.
 */
export function checkPaymentReference(text: string, rail: PaymentRail): FormatCheck<string, PaymentReferenceReason> {
  const { lengths, pattern, otherwise } = SHAPES[rail];
  const typed = tidyFigures(text).toUpperCase();
  const reference = rail === 'upi' ? typed.replace(/^0+(?=(?=.*[1-9])\d{12}$)/, '') : typed;
  if (!reference) return invalid('empty');
  if (!lengths.includes(reference.length)) {
    const intended =
      [...lengths].sort((a, b) => Math.abs(a - reference.length) - Math.abs(b - reference.length))[0] ?? 0;
    return invalid(reference.length < intended ? 'too-short' : 'too-long');
  }
  return pattern.test(reference) ? valid(reference) : invalid(otherwise);
}
