import { expect, it } from 'vitest';
import { formatCount } from './format-count.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [5_000, '5,000'],
  [123_456, '1,23,456'],
])('%i is %s', (count, words) => {
  expect(formatCount(count)).toBe(words);
});
