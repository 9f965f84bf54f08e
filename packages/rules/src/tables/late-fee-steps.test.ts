import { expect, it } from 'vitest';
import { LATE_FEE_STEPS } from './late-fee-steps.ts';
import { valueOn } from './value-on.ts';

// "Late fee for revival: 0 to 60 days nil, 61 to 180 bank rate + 1 %, over 180 bank rate + 3 %"
it('match the decision', () => {
  const steps = valueOn(LATE_FEE_STEPS, '2026-11-01')?.map(({ upToDays, aboveBankRate }) => [upToDays, aboveBankRate]);
  expect(steps).toEqual([
    [60, null],
    [180, 100],
    [null, 300],
  ]);
});
