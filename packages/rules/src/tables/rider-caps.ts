import type { DatedTable } from './value-on.ts';

/** The most that riders of a kind may cost together, in per cent of the premium of the policy without riders. */
export const RIDER_CAPS: DatedTable<{ readonly health: number; readonly other: number }> = [
  {
    from: '2019-07-08',
    to: null,
    value: { health: 100, other: 30 },
    source: 'IRDAI Non-Linked Insurance Products Regulations 2019; kept in the Products Regulations 2024 (check)',
  },
];
