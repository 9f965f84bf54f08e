import type { DatedTable } from './value-on.ts';

/** Rates on the premium in basis points: 100 is 1 %. */
export interface GstRates {
  readonly firstYear: number;
  readonly renewal: number;
}

/**
 * Unit-linked plans have no row: their tax was on the charges, not on the premium. A deferred annuity with regular
 * premiums was taxed as savings; a rider is taxed separately from its plan.
 */
export type GstPlanKind = 'term' | 'savings' | 'single-premium-annuity' | 'rider';

const NIL: GstRates = { firstYear: 0, renewal: 0 };

/** GST on the premium of an individual life policy. */
export const GST_INDIVIDUAL_LIFE: DatedTable<Readonly<Record<GstPlanKind, GstRates>>> = [
  {
    from: '2017-07-01',
    to: '2025-09-21',
    value: {
      term: { firstYear: 1800, renewal: 1800 },
      savings: { firstYear: 450, renewal: 225 },
      'single-premium-annuity': { firstYear: 180, renewal: 180 },
      rider: { firstYear: 1800, renewal: 1800 },
    },
    source: 'Notification 11/2017-CT(Rate), 18 % on the value of rule 32(4) of the CGST Rules 2017',
  },
  {
    from: '2025-09-22',
    to: null,
    value: { term: NIL, savings: NIL, 'single-premium-annuity': NIL, rider: NIL },
    source: 'Notification 16/2025-CT(Rate)',
  },
];

/** GST on the premium of group life cover, in basis points. */
export const GST_GROUP_LIFE: DatedTable<number> = [
  { from: '2017-07-01', to: null, value: 1800, source: 'Notification 11/2017-CT(Rate)' },
];

/** GST on the late fee of a premium that is taxed, in basis points. */
export const GST_LATE_FEE: DatedTable<number> = [
  {
    from: '2017-07-01',
    to: null,
    value: 1800,
    source:
      'CGST Act 2017, section 15(2)(d): a late fee belongs to the value of the supply; Notification 11/2017-CT(Rate)',
  },
];
