import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import { isWaitingAtom, whileWaiting } from './in-flight.ts';
import { hideToastAtom, showToastAtom, toastsAtom, usualToastTime } from './toasts.ts';

let store = createStore();
beforeEach(() => {
  store = createStore();
});

describe('toasts', () => {
  it('stand in the order in which they came, each until it is closed', () => {
    const first = store.set(showToastAtom, { tone: 'error', text: 'Blocked', hideAfter: 'stays' });
    store.set(showToastAtom, { tone: 'success', text: 'Sent' });
    expect(store.get(toastsAtom).map(({ text, hideAfter }) => [text, hideAfter])).toEqual([
      ['Blocked', 'stays'],
      ['Sent', usualToastTime],
    ]);
    store.set(hideToastAtom, first);
    expect(store.get(toastsAtom).map(({ text }) => text)).toEqual(['Sent']);
  });

  it('that say the same stand once, the newest', () => {
    store.set(showToastAtom, { tone: 'error', text: 'Server Not Reachable' });
    const newest = store.set(showToastAtom, { tone: 'error', text: 'Server Not Reachable' });
    expect(store.get(toastsAtom).map(({ id }) => id)).toEqual([newest]);
  });
});

describe('the loader', () => {
  it('waits for the last of nested calls', async () => {
    const inner = Promise.withResolvers<string>();
    const outer = Promise.withResolvers<void>();
    const both = whileWaiting(store, async () => {
      const answer = await whileWaiting(store, () => inner.promise);
      await outer.promise;
      return answer;
    });
    expect(store.get(isWaitingAtom)).toBe(true);
    inner.resolve('answer');
    await Promise.resolve();
    expect(store.get(isWaitingAtom)).toBe(true);
    outer.resolve();
    expect(await both).toBe('answer');
    expect(store.get(isWaitingAtom)).toBe(false);
  });

  it('goes when a call fails', async () => {
    await expect(whileWaiting(store, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(store.get(isWaitingAtom)).toBe(false);
  });
});
