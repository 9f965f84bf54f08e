import type { DatedTable } from './value-on.ts';

/** Full years of premiums after which a non-linked policy has a surrender value, by issue date. */
export const SURRENDER_VALUE_YEARS: DatedTable<number> = [
  { from: '2000-01-01', to: '2024-09-30', value: 2, source: 'IRDAI Non-Linked Insurance Products Regulations 2019' },
  {
    from: '2024-10-01',
    to: null,
    value: 1,
    source: 'IRDAI Master Circular on Life Insurance Products of 12 June 2024, from 1 October 2024',
  },
];

/**
 * The yearly rate that discounts paid-up benefits for the special surrender value, in hundredths of a per cent. At most
 * the yield of 10-year government bonds at 31 March, compounded half-yearly, and 0.50 %. Reviewed yearly.
 */
export const SPECIAL_VALUE_RATE: DatedTable<number> = [
  {
    from: '2024-10-01',
    to: null,
    value: 768,
    source:
      'IRDAI Master Circular on Life Insurance Products of 12 June 2024; the rate is of the company, docs/decisions/152',
  },
];

/** The most that is lent on a policy in force, in per cent of its surrender value. */
export const LOAN_SHARE: DatedTable<number> = [
  { from: '2000-01-01', to: null, value: 90, source: 'Decision of the company, docs/decisions/115' },
];

/** The share of the surrender value, in per cent, from which we warn a customer about a loan with its interest. */
export const LOAN_WARNING_SHARE: DatedTable<number> = [
  { from: '2000-01-01', to: null, value: 95, source: 'Decision of the company, docs/decisions/128' },
];

/** The policy year from which a unit-linked policy is out of its lock-in: five years have passed. */
export const LOCK_IN_YEARS: DatedTable<number> = [
  {
    from: '2010-09-01',
    to: null,
    value: 5,
    source: 'IRDAI Unit Linked Insurance Products Regulations 2019; IRDA 2010',
  },
];

/** Cost of a year of term cover for every ₹1,000 of cover, in paise, by age up to and including `upTo`. */
export const EXTENDED_TERM_RATES: DatedTable<readonly { readonly upTo: number; readonly perThousand: number }[]> = [
  {
    from: '2000-01-01',
    to: null,
    value: [
      { upTo: 35, perThousand: 180 },
      { upTo: 45, perThousand: 330 },
      { upTo: 55, perThousand: 790 },
      { upTo: 65, perThousand: 1_850 },
      { upTo: 120, perThousand: 5_200 },
    ],
    source: 'Decision of the company, docs/decisions/115',
  },
];
