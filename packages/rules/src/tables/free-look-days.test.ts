import { expect, it } from 'vitest';
import { FREE_LOOK_DAYS } from './free-look-days.ts';
import { valueOn } from './value-on.ts';

// "Free look 30 days."
it('are 30', () => {
  expect(valueOn(FREE_LOOK_DAYS, '2024-04-01')).toBe(30);
  expect(valueOn(FREE_LOOK_DAYS, '2024-03-31')).toBeNull();
});
