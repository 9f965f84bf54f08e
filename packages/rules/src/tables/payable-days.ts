import type { DatedTable } from './value-on.ts';

/** How many days before its due date a premium is announced and can be paid. */
export const PAYABLE_DAYS: DatedTable<number> = [
  { from: '2000-01-01', to: null, value: 30, source: 'Decision of the company, docs/decisions/061' },
];
