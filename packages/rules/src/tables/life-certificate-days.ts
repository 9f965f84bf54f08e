import type { DatedTable } from './value-on.ts';

/** Days before it is due from which a life certificate is asked for. */
export const LIFE_CERTIFICATE_DAYS: DatedTable<number> = [
  { from: '2000-01-01', to: null, value: 60, source: 'Decision of the company, docs/decisions/105' },
];
