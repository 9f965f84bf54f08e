import { expect, it } from 'vitest';
import { FREE_LOOK_DAYS, FREE_LOOK_DAYS_AT_A_DISTANCE } from './free-look-days.ts';
import { valueOn } from './value-on.ts';

// "Free look 30 days."
it('are 30 since April 2024; before that 15, or 30 for policies sold at a distance', () => {
  expect(valueOn(FREE_LOOK_DAYS, '2024-04-01')).toBe(30);
  expect(valueOn(FREE_LOOK_DAYS, '2024-03-31')).toBe(15);
  expect(valueOn(FREE_LOOK_DAYS_AT_A_DISTANCE, '2024-03-31')).toBe(30);
  expect(valueOn(FREE_LOOK_DAYS, '2002-10-15')).toBeNull();
});
