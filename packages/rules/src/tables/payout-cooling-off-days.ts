import type { DatedTable } from './value-on.ts';

/**
 * Calendar days without payouts after a change of mobile, email or bank account, not counting the day of the change.
 */
export const PAYOUT_COOLING_OFF_DAYS: DatedTable<number> = [
  { from: '2000-01-01', to: null, value: 3, source: 'Decision of the company, docs/decisions/082' },
];
