import type { DatedTable } from './value-on.ts';

/** One step of the late fee: the margin above the bank rate, up to a number of days late. */
export interface LateFeeStep {
  readonly id: 'up-to-60-days' | '61-to-180-days' | 'over-180-days';
  /** Longest delay in days that the step covers; null for the last step. */
  readonly upToDays: number | null;
  /** Basis points above the bank rate; null if there is no fee. */
  readonly aboveBankRate: number | null;
}

/** The steps of the late fee for revival, shortest delay first. */
export const LATE_FEE_STEPS: DatedTable<readonly LateFeeStep[]> = [
  {
    from: '2020-03-27',
    to: null,
    value: [
      { id: 'up-to-60-days', upToDays: 60, aboveBankRate: null },
      { id: '61-to-180-days', upToDays: 180, aboveBankRate: 100 },
      { id: 'over-180-days', upToDays: null, aboveBankRate: 300 },
    ],
    source: 'Revival rules of the company',
  },
];
