import type { DatedTable } from './value-on.ts';

/** When a customer is reminded of a premium: months before its due date, and days after it if it is still unpaid. */
export const PREMIUM_NOTICE_DAYS: DatedTable<{
  readonly monthsBefore: number;
  readonly inGrace: { readonly monthly: number; readonly otherwise: number };
}> = [
  {
    from: '2000-01-01',
    to: null,
    value: { monthsBefore: 1, inGrace: { monthly: 8, otherwise: 15 } },
    source:
      'IRDAI Master Circular on Protection of Policyholders’ Interests of 5 September 2024 for the month before; decision of the company for the days in grace, docs/decisions/115',
  },
];
