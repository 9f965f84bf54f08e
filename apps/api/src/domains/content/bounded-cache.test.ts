import { expect, it, vi } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

it('makes a value once and gives it again', () => {
  const cache = new BoundedCache<number>(2);
  const make = vi.fn(() => 7);
  expect([cache.get('a', make), cache.get('a', make)]).toEqual([7, 7]);
  expect(make).toHaveBeenCalledTimes(1);
});

it('forgets what was used longest ago once there are too many', () => {
  const cache = new BoundedCache<string>(2);
  const made: string[] = [];
  const get = (key: string) =>
    cache.get(key, () => {
      made.push(key);
      return key;
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'c', 'b']) get(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('does not keep what could not be made', () => {
  const cache = new BoundedCache<number>(2);
  const fail = () => {
    throw new Error('no');
  };
  expect(() => cache.get('a', fail)).toThrow('no');
  expect(cache.get('a', () => 1)).toBe(1);
});
