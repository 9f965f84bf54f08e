import type { DatedTable } from './value-on.ts';

/** How many days before its due date we ask for a life certificate. */
export const LIFE_CERTIFICATE_DAYS: DatedTable<number> = [
  { from: '2000-01-01', to: null, value: 60, source: 'Decision of the company, docs/decisions/105' },
];
