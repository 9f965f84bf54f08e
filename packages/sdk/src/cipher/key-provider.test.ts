import { describe, expect, it, vi } from 'vitest';
import type { EnvelopeKey } from './envelope.ts';
import { cachedKey } from './key-provider.ts';

const keyNamed = (id: string) => ({ id }) as EnvelopeKey;

describe('a kept key', () => {
  it('is created once, on first use, and again after it was forgotten', async () => {
    let made = 0;
    const keys = cachedKey(async () => keyNamed(String(++made)));
    keys.forget();
    expect(made).toBe(0);
    expect(await Promise.all([keys.key(), keys.key()])).toEqual([keyNamed('1'), keyNamed('1')]);
    keys.forget();
    expect(await keys.key()).toEqual(keyNamed('2'));
  });

  it('is created again if creating it failed', async () => {
    const make = vi.fn<() => Promise<EnvelopeKey>>();
    make.mockRejectedValueOnce(new Error('not loaded'));
    make.mockResolvedValue(keyNamed('1'));
    const keys = cachedKey(make);
    await expect(keys.key()).rejects.toThrow('not loaded');
    expect(await keys.key()).toEqual(keyNamed('1'));
  });

  it('survives an earlier attempt that fails late', async () => {
    let fail = (_reason: Error) => {};
    const first = new Promise<EnvelopeKey>((_resolve, reject) => {
      fail = reject;
    });
    const make = vi.fn<() => Promise<EnvelopeKey>>();
    make.mockReturnValueOnce(first);
    make.mockResolvedValue(keyNamed('2'));
    const keys = cachedKey(make);
    const early = keys.key();
    keys.forget();
    await keys.key();
    fail(new Error('too late'));
    await expect(early).rejects.toThrow('too late');
    expect(await keys.key()).toEqual(keyNamed('2'));
    expect(make).toHaveBeenCalledTimes(2);
  });
});
