import type { DatedTable } from './value-on.ts';

/** Calendar days after a change of mobile, e-mail or bank account in which no payout is made; the day of the change is not counted. */
export const PAYOUT_COOLING_OFF_DAYS: DatedTable<number> = [
  { from: '2000-01-01', to: null, value: 3, source: 'Decision of the company, docs/decisions/082' },
];
