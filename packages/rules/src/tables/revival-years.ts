import type { DatedTable } from './value-on.ts';

/** Calendar years after the first unpaid premium in which a policy can be revived. */
export const REVIVAL_YEARS: DatedTable<{ readonly unitLinked: number; readonly otherwise: number }> = [
  {
    from: '2000-01-01',
    to: null,
    value: { unitLinked: 3, otherwise: 5 },
    source: 'IRDAI Non-Linked and Unit Linked Insurance Products Regulations 2019, kept in 2024 (unit-linked: check)',
  },
];
