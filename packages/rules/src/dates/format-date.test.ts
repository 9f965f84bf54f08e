import { expect, it } from 'vitest';
import { formatDate } from './format-date.ts';

// "Date display is dd/MM/yyyy"
it.each([
  ['2026-03-05', '05/03/2026'],
  ['2024-02-29', '29/02/2024'],
  ['2025-12-31', '31/12/2025'],
  ['2011-12-30', '30/12/2011'],
] as const)('shows %s as %s', (date, shown) => {
  expect(formatDate(date)).toBe(shown);
});

it('throws for a date that does not exist', () => {
  expect(() => formatDate('2025-02-29')).toThrow(RangeError);
});
