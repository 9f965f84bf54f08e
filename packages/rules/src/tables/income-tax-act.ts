import type { DatedTable } from './value-on.ts';

/** The Act, with its section, under which a premium paid on a day is tax-deductible. */
export const PREMIUM_DEDUCTION: DatedTable<{ readonly act: string; readonly section: string }> = [
  {
    from: '1962-04-01',
    to: '2026-03-31',
    value: { act: 'Income-tax Act, 1961', section: '80C' },
    source: 'Income-tax Act, 1961',
  },
  {
    from: '2026-04-01',
    to: null,
    value: { act: 'Income-tax Act, 2025', section: '123' },
    source: 'Income-tax Act, 2025, in force from 1 April 2026',
  },
];
