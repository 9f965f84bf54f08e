import type { ClockTime } from '../dates/india-time.ts';
import type { Paise } from '../money/paise.ts';
import type { DatedTable } from './value-on.ts';

/** Cut-off on a business day in India: money and request received by then get that day's closing price. */
export const NAV_CUT_OFF: DatedTable<ClockTime> = [
  { from: '2010-09-01', to: null, value: '15:00', source: 'IRDAI Unit Linked Insurance Products Regulations 2019' },
];

/** What a top-up adds to the sum assured, in per cent of the top-up, by the age of the insured person. */
export interface TopUpCover {
  readonly below45: number;
  readonly from45: number;
}

/** By the issue date of the policy. */
export const TOP_UP_COVER: DatedTable<TopUpCover> = [
  {
    from: '2000-01-01',
    to: '2020-01-31',
    value: { below45: 125, from45: 110 },
    source: 'IRDA (Linked Insurance Products) Regulations 2013; last day of sale of the old products to be checked',
  },
  {
    from: '2020-02-01',
    to: null,
    value: { below45: 125, from45: 125 },
    source: 'IRDAI Unit Linked Insurance Products Regulations 2019',
  },
];

/** What makes a payout of a unit-linked policy free of income tax. */
export interface UnitLinkedTaxLimits {
  /** The largest yearly premium as a share of the sum assured, in per cent. */
  readonly premiumShare: number;
  /** The largest total for all unit-linked policies in a financial year, in paise; null before there was a limit. */
  readonly premiums: Paise | null;
}

/** By the issue date of the policy. */
export const UNIT_LINKED_TAX_LIMITS: DatedTable<UnitLinkedTaxLimits> = [
  {
    from: '2000-01-01',
    to: '2012-03-31',
    value: { premiumShare: 20, premiums: null },
    source: 'Income-tax Act 1961, section 10(10D)',
  },
  {
    from: '2012-04-01',
    to: '2021-01-31',
    value: { premiumShare: 10, premiums: null },
    source: 'Income-tax Act 1961, section 10(10D)',
  },
  {
    from: '2021-02-01',
    to: null,
    value: { premiumShare: 10, premiums: 25_000_000 },
    source:
      'Income-tax Act 2025, Schedule II; Finance Act 2021; that top-ups count: CBDT circular 2/2022, to be checked',
  },
];
