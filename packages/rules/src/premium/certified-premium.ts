import type { Paise } from '../money/paise.ts';

/** The parts of a payment that a premium certificate certifies. */
export const CERTIFIED_PARTS = ['premium', 'topUp', 'gst'] as const;

/** A payment's certified parts, in paise. */
export type CertifiedPayment = Readonly<Record<(typeof CERTIFIED_PARTS)[number], Paise>>;

/**
 * The part of a payment that counts as premium for the tax return, in paise: premium, top-up and GST. A late fee and loan interest are
 * not premiums. Source: section 123 of the Income-tax Act 2025, and section 80C of the Act of 1961 before it.
 */
export const certifiedPremium = (payment: CertifiedPayment): Paise =>
  CERTIFIED_PARTS.reduce((sum, part) => sum + payment[part], 0);
