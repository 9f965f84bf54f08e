import type { DatedTable } from './value-on.ts';

/** Income tax deducted from a payout of a life policy. Rates in hundredths of a per cent of the income in it. */
export interface PayoutTaxRates {
  readonly resident: number;
  readonly withoutPan: number;
  /** Without treaty certificates. */
  readonly nonResident: number;
  /** The same for a unit-linked policy, whose gain is a capital gain. */
  readonly nonResidentLinked: number;
  /** Residents pay no tax at source if their payouts in the financial year are below this, in paise. */
  readonly least: number;
  readonly act: string;
  readonly section: string;
}

/** By the day of the payout. */
export const PAYOUT_TAX: DatedTable<PayoutTaxRates> = [
  {
    from: '2024-10-01',
    to: '2026-03-31',
    value: {
      resident: 200,
      withoutPan: 2_000,
      nonResident: 3_120,
      nonResidentLinked: 1_300,
      least: 1_00_000_00,
      act: 'Income-tax Act, 1961',
      section: '194DA',
    },
    source: 'Income-tax Act 1961, sections 194DA, 195 and 206AA; Finance (No. 2) Act 2024',
  },
  {
    from: '2026-04-01',
    to: null,
    value: {
      resident: 200,
      withoutPan: 2_000,
      nonResident: 3_120,
      nonResidentLinked: 1_300,
      least: 1_00_000_00,
      act: 'Income-tax Act, 2025',
      section: '393(1)',
    },
    source: 'Income-tax Act 2025, sections 393 and 397; the rate for non-residents to be checked',
  },
];

/** What makes a payout of a policy that is not unit-linked free of income tax. */
export interface PremiumTaxLimits {
  /** The largest yearly premium as a share of the sum assured, in per cent. */
  readonly premiumShare: number;
  /** The largest yearly premium of all such policies together, in paise; null before there was a limit. */
  readonly premiums: number | null;
}

/** By the issue date of the policy. There was no limit before the first row. */
export const PREMIUM_TAX_LIMITS: DatedTable<PremiumTaxLimits> = [
  {
    from: '2003-04-01',
    to: '2012-03-31',
    value: { premiumShare: 20, premiums: null },
    source: 'Income-tax Act 1961, section 10(10D)',
  },
  {
    from: '2012-04-01',
    to: '2023-03-31',
    value: { premiumShare: 10, premiums: null },
    source: 'Income-tax Act 1961, section 10(10D)',
  },
  {
    from: '2023-04-01',
    to: null,
    value: { premiumShare: 10, premiums: 5_00_000_00 },
    source: 'Income-tax Act 2025, section 11 and Schedule II; Finance Act 2023',
  },
];
