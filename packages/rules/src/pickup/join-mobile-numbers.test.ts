import { expect, it } from 'vitest';
import { joinMobileNumbers } from './join-mobile-numbers.ts';

// "mobile numbers are joined with a comma and spaces removed"
it.each([
  [['98765 43210', ' 9876543211 '], '9876543210,9876543211'],
  [['9876543210'], '9876543210'],
  [['9876543210', '', ' '], '9876543210'],
  [[], ''],
])('joins %j to %j', (mobileNumbers, joined) => {
  expect(joinMobileNumbers(mobileNumbers)).toBe(joined);
});
