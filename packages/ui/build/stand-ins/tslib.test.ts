import { expect, it } from 'vitest';
import { __assign, __rest, __spreadArray } from './tslib.ts';

const mark = Symbol('mark');

it('copies the rest of an object, including symbols, and leaves the object unchanged', () => {
  const props = { as: 'div', children: 'text', [mark]: 1 };
  expect(__rest(props, ['as', 'enabled'])).toEqual({ children: 'text', [mark]: 1 });
  expect(props.as).toBe('div');
});

it('copies only own properties', () => {
  expect(Object.keys(__rest(Object.create({ inherited: 1 }), []))).toEqual([]);
});

it('adds properties to the first object and appends items to the first list', () => {
  const target = { a: 1 };
  expect(__assign(target, { a: 2, b: 3 })).toBe(target);
  expect(target).toEqual({ a: 2, b: 3 });
  expect(__spreadArray([1], new Set([2, 3]))).toEqual([1, 2, 3]);
});
