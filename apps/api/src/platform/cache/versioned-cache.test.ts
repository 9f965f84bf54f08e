import { describe, expect, it } from 'vitest';
import { VersionedCache } from './versioned-cache.ts';

describe('VersionedCache', () => {
  const counting = () => {
    let made = 0;
    return async () => ++made;
  };

  it('computes a value once per version', async () => {
    const cache = new VersionedCache<number>(2);
    const make = counting();
    expect([await cache.get('a', '1', make), await cache.get('a', '1', make)]).toEqual([1, 1]);
    expect(await cache.get('a', '2', make)).toBe(2);
    expect(await cache.get('a', '1', make)).toBe(3);
  });

  it('evicts the least recently used value when it is full', async () => {
    const cache = new VersionedCache<number>(2);
    const make = counting();
    for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, '1', make);
    expect(await cache.get('a', '1', make)).toBe(1);
    expect(await cache.get('b', '1', make)).toBe(4);
  });

  it('does not cache a failure', async () => {
    const cache = new VersionedCache<number>(2);
    await expect(cache.get('a', '1', () => Promise.reject(new Error('not now')))).rejects.toThrow('not now');
    expect(await cache.get('a', '1', async () => 7)).toBe(7);
  });
});
