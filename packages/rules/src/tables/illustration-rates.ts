import type { DatedTable } from './value-on.ts';

/** Assumed gross returns in percent a year for illustrating the benefits of a participating or unit-linked plan. */
export const ILLUSTRATION_RATES: DatedTable<readonly number[]> = [
  {
    from: '2013-10-01',
    to: null,
    value: [4, 8],
    source: 'IRDAI: benefit illustrations of life products, assumed gross returns of 4 % and 8 % a year',
  },
];
