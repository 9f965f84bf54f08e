import { expect, it } from 'vitest';
import { formatPercent } from './format-percent.ts';

it.each([
  [950, '9.50'],
  [4625, '46.25'],
  [0, '0.00'],
  [10_000, '100.00'],
  [-164, '-1.64'],
])('%i hundredths of a per cent are %s', (hundredths, percent) => {
  expect(formatPercent(hundredths)).toBe(percent);
});
