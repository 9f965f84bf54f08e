import type { DatedTable } from './value-on.ts';

/** Calendar days after the due date in which a premium can be paid without losing cover. */
export const GRACE_DAYS: DatedTable<{ readonly monthly: number; readonly otherwise: number }> = [
  {
    from: '2000-01-01',
    to: null,
    value: { monthly: 15, otherwise: 30 },
    source: 'IRDAI Master Circular on Life Insurance Products 2024; the same in the rules before it',
  },
];
