import type { DatedTable } from './value-on.ts';

/** Days in which a new policy may be returned, counted from receipt of the policy document. */
export const FREE_LOOK_DAYS: DatedTable<number> = [
  {
    from: '2024-04-01',
    to: null,
    value: 30,
    source:
      "IRDAI (Protection of Policyholders' Interests, Operations and Allied Matters of Insurers) Regulations 2024",
  },
];
