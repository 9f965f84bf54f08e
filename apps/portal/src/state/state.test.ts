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
  const sentMessage = () => 'Sent';
  const listToasts = () => store.get(toastsAtom).map(({ message, hideAfter }) => [message, hideAfter]);

  it('are in order of arrival, each until it is closed', () => {
    const first = store.set(showToastAtom, { tone: 'error', message: blocked, hideAfter: 'stays' });
    store.set(showToastAtom, { tone: 'success', message: sentMessage });
    expect(listToasts()).toEqual([
      [blocked, 'stays'],
      [sentMessage, usualToastTime],
    ]);
    store.set(hideToastAtom, first);
    expect(listToasts()).toEqual([[sentMessage, usualToastTime]]);
  });

  it('with the same message appear once, as the newest', () => {
    for (const message of [blocked, { message: 'Blocked' }, sentMessage, sentMessage])
      store.set(showToastAtom, { tone: 'error', message });
    expect(store.get(toastsAtom).map(({ id, message }) => [id, message])).toEqual([
      [2, { message: 'Blocked' }],
      [4, sentMessage],
    ]);
  });
});

describe('the loader', () => {
  it('shows as long as a call is in flight', () => {
    const isShown = [1, 2, 1, 0].map((count) => {
      store.set(inFlightAtom, { count });
      return store.get(isWaitingAtom);
    });
    expect(isShown).toEqual([true, true, true, false]);
  });
});
