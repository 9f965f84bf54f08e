import { expect, it } from 'vitest';
import { GST_GROUP_LIFE, GST_INDIVIDUAL_LIFE } from './gst.ts';
import { valueOn } from './value-on.ts';

// "GST on an individual life premium is nil from 22 September 2025 (notification 16/2025-CT(Rate)); group cover is still taxed."
it.each([
  ['2017-06-30', null],
  ['2017-07-01', { firstYear: 450, renewal: 225 }],
  ['2025-09-21', { firstYear: 450, renewal: 225 }],
  ['2025-09-22', { firstYear: 0, renewal: 0 }],
  ['2026-11-01', { firstYear: 0, renewal: 0 }],
] as const)('on a savings premium on %s is %j basis points', (date, rates) => {
  expect(valueOn(GST_INDIVIDUAL_LIFE, date)?.savings ?? null).toEqual(rates);
});

it('is nil for every kind of individual plan from then on, and 18 % for groups', () => {
  const nil = { firstYear: 0, renewal: 0 };
  expect(valueOn(GST_INDIVIDUAL_LIFE, '2025-09-22')).toEqual({
    term: nil,
    savings: nil,
    'single-premium-annuity': nil,
    rider: nil,
  });
  expect(valueOn(GST_INDIVIDUAL_LIFE, '2025-09-21')?.rider).toEqual({ firstYear: 1800, renewal: 1800 });
  expect(valueOn(GST_GROUP_LIFE, '2025-09-22')).toBe(1800);
});
