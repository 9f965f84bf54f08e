import { expect, it } from 'vitest';
import { graceEndsOn } from './grace-ends-on.ts';

it.each([
  ['2026-11-21', 'monthly', '2026-12-06'],
  ['2026-11-21', 'quarterly', '2026-12-21'],
  ['2026-11-21', 'yearly', '2026-12-21'],
  ['2024-02-15', 'monthly', '2024-03-01'],
] as const)('the grace of a premium due on %s, %s, ends on %s', (dueDate, mode, end) => {
  expect(graceEndsOn(dueDate, mode)).toBe(end);
});
