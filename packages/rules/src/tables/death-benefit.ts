import type { DatedTable } from './value-on.ts';

/** The least that a policy which is not unit-linked pays at death while it is in force, in per cent of the premiums paid. */
export const DEATH_BENEFIT_SHARE: DatedTable<number> = [
  {
    from: '2000-01-01',
    to: null,
    value: 105,
    source: 'IRDAI Non-Linked Insurance Products Regulations 2019, kept in 2024; to be checked',
  },
];
