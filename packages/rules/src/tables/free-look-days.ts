import type { DatedTable } from './value-on.ts';

/** Days in which a new policy can be returned, counted from receipt of the policy document. */
export const FREE_LOOK_DAYS: DatedTable<number> = [
  {
    from: '2002-10-16',
    to: '2024-03-31',
    value: 15,
    source: "IRDA (Protection of Policyholders' Interests) Regulations 2002 and 2017",
  },
  {
    from: '2024-04-01',
    to: null,
    value: 30,
    source:
      "IRDAI (Protection of Policyholders' Interests, Operations and Allied Matters of Insurers) Regulations 2024",
  },
];

/** The same for a policy sold at a distance, such as online or by phone. */
export const FREE_LOOK_DAYS_AT_A_DISTANCE: DatedTable<number> = [
  {
    from: '2002-10-16',
    to: '2024-03-31',
    value: 30,
    source: "IRDA (Protection of Policyholders' Interests) Regulations 2002 and 2017",
  },
  {
    from: '2024-04-01',
    to: null,
    value: 30,
    source:
      "IRDAI (Protection of Policyholders' Interests, Operations and Allied Matters of Insurers) Regulations 2024",
  },
];
