import type { DatedTable } from './value-on.ts';

/** How many months before a policy matures its owner gets a notice. */
export const MATURITY_NOTICE_MONTHS: DatedTable<number> = [
  {
    from: '2000-01-01',
    to: null,
    value: 1,
    source: 'IRDAI Master Circular on Protection of Policyholders’ Interests of 5 September 2024',
  },
];
