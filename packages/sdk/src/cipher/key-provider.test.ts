import { describe, expect, it, vi } from 'vitest';
import type { EnvelopeKey } from './envelope.ts';
import { type KeyProvider, whenNeeded } from './key-provider.ts';

const key = { id: 'k' } as EnvelopeKey;

describe('a key provider that is made when needed', () => {
  it('is made once, for the first key, and forgets before the next one', async () => {
    const calls: string[] = [];
    const provider: KeyProvider = {
      key: async () => {
        calls.push('key');
        return key;
      },
      forget: () => calls.push('forget'),
    };
    const make = vi.fn(async () => provider);
    const keys = whenNeeded(make);
    keys.forget();
    expect(make).not.toHaveBeenCalled();
    expect(await Promise.all([keys.key(), keys.key()])).toEqual([key, key]);
    keys.forget();
    await keys.key();
    expect(make).toHaveBeenCalledOnce();
    expect(calls).toEqual(['key', 'key', 'forget', 'key']);
  });

  it('is made again after it could not be made', async () => {
    const make = vi.fn<() => Promise<KeyProvider>>();
    make.mockRejectedValueOnce(new Error('not loaded'));
    make.mockResolvedValue({ key: async () => key, forget() {} });
    const keys = whenNeeded(make);
    await expect(keys.key()).rejects.toThrow('not loaded');
    expect(await keys.key()).toBe(key);
  });
});
