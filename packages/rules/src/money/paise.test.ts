import { expect, it } from 'vitest';
import { assertPaise } from './paise.ts';

it.each([0, 1, -1, Number.MAX_SAFE_INTEGER])('accepts %i', (amount) => {
  expect(() => assertPaise(amount)).not.toThrow();
});

it.each([0.5, 12.34, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('rejects %d', (amount) => {
  expect(() => assertPaise(amount)).toThrow(RangeError);
});
