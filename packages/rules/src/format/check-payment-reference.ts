import { type FormatCheck, invalid, valid } from './format-check.ts';
import { tidyFigures } from './tidy.ts';

/** How the money was sent to the insurer: UPI or IMPS, NEFT, RTGS, or a mandate (NACH). */
export const PAYMENT_RAILS = ['upi', 'neft', 'rtgs', 'nach'] as const;
export type PaymentRail = (typeof PAYMENT_RAILS)[number];

export type PaymentReferenceReason = 'empty' | 'too-short' | 'too-long' | 'digit-expected' | 'wrong-start';

interface Shape {
  readonly length: number;
  readonly pattern: RegExp;
  /** What is wrong if the length is right. */
  readonly otherwise: 'digit-expected' | 'wrong-start';
}

/**
 * RRN: digits. UTR: four letters for the bank, then R for RTGS. UMRN: four letters for the bank. Source: NPCI and RBI
 * formats.
 */
const SHAPES: Readonly<Record<PaymentRail, Shape>> = {
  upi: { length: 12, pattern: /^\d+$/, otherwise: 'digit-expected' },
  neft: { length: 16, pattern: /^[A-Z]{4}[A-Z0-9]+$/, otherwise: 'wrong-start' },
  rtgs: { length: 22, pattern: /^[A-Z]{4}R[A-Z0-9]+$/, otherwise: 'wrong-start' },
  nach: { length: 20, pattern: /^[A-Z]{4}[A-Z0-9]+$/, otherwise: 'wrong-start' },
};

/** How many characters the reference of a payment has. */
export const referenceLength = (rail: PaymentRail): number => SHAPES[rail].length;

/**
 * Checks the reference of a payment as printed on the bank statement: RRN 12 digits, UTR 16 characters for NEFT and 22
 * for RTGS, UMRN 20.
 */
export function checkPaymentReference(text: string, rail: PaymentRail): FormatCheck<string, PaymentReferenceReason> {
  const { length, pattern, otherwise } = SHAPES[rail];
  const reference = tidyFigures(text).toUpperCase();
  if (!reference) return invalid('empty');
  if (reference.length < length) return invalid('too-short');
  if (reference.length > length) return invalid('too-long');
  return pattern.test(reference) ? valid(reference) : invalid(otherwise);
}
