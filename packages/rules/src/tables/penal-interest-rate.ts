import type { DatedTable } from './value-on.ts';

/** Interest on a late payout, in basis points above the bank rate. */
export const PENAL_INTEREST_ABOVE_BANK_RATE: DatedTable<number> = [
  {
    from: '2000-01-01',
    to: null,
    value: 200,
    source: "IRDAI (Protection of Policyholders' Interests) Regulations: bank rate + 2 %",
  },
];
