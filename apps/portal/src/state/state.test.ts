import { hideToastAtom, showToastAtom, toastsAtom, usualToastTime } from '@lifedesk/journey';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import { inFlightAtom, isWaitingAtom } from './in-flight.ts';

let store = createStore();
beforeEach(() => {
  store = createStore();
});

describe('toasts', () => {
  const blocked = { message: 'Blocked' };
  const sent = () => 'Sent';
  const shown = () => store.get(toastsAtom).map(({ message, hideAfter }) => [message, hideAfter]);

  it('are in order of arrival, each until it is closed', () => {
    const first = store.set(showToastAtom, { tone: 'error', message: blocked, hideAfter: 'stays' });
    store.set(showToastAtom, { tone: 'success', message: sent });
    expect(shown()).toEqual([
      [blocked, 'stays'],
      [sent, usualToastTime],
    ]);
    store.set(hideToastAtom, first);
    expect(shown()).toEqual([[sent, usualToastTime]]);
  });

  it('with the same message appear once, as the newest', () => {
    for (const message of [blocked, { message: 'Blocked' }, sent, sent])
      store.set(showToastAtom, { tone: 'error', message });
    expect(store.get(toastsAtom).map(({ id, message }) => [id, message])).toEqual([
      [2, { message: 'Blocked' }],
      [4, sent],
    ]);
  });
});

describe('the loader', () => {
  it('shows as long as a call is in flight', () => {
    const shown = [1, 2, 1, 0].map((count) => {
      store.set(inFlightAtom, { count });
      return store.get(isWaitingAtom);
    });
    expect(shown).toEqual([true, true, true, false]);
  });
});
