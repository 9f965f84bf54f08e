import type { DatedTable } from './value-on.ts';

/** Basis points above the bank rate that a late payout earns. */
export const PENAL_INTEREST_ABOVE_BANK_RATE: DatedTable<number> = [
  {
    from: '2000-01-01',
    to: null,
    value: 200,
    source: "IRDAI (Protection of Policyholders' Interests) Regulations: bank rate + 2 %",
  },
];
