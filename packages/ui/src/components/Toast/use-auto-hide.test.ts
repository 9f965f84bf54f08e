import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hidesItself, useAutoHide } from './use-auto-hide.ts';

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('hidesItself', () => {
  it('is true for what a timer supports', () => {
    expect(hidesItself(0)).toBe(true);
    expect(hidesItself(3000)).toBe(true);
    expect(hidesItself(2 ** 31 - 1)).toBe(true);
    expect(hidesItself(2 ** 31)).toBe(false);
    expect(hidesItself(9_999_999_999)).toBe(false);
    expect(hidesItself(Number.POSITIVE_INFINITY)).toBe(false);
    expect(hidesItself(undefined)).toBe(false);
  });
});

describe('useAutoHide', () => {
  const hide = vi.fn();
  const render = (duration: number | undefined) =>
    renderHook(({ paused }) => useAutoHide(duration, paused, hide), { initialProps: { paused: false } });

  beforeEach(() => {
    hide.mockReset();
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('hides once, when its time is over', () => {
    render(3000);
    pass(2999);
    expect(hide).not.toHaveBeenCalled();
    pass(1);
    expect(hide).toHaveBeenCalledTimes(1);
    pass(60_000);
    expect(hide).toHaveBeenCalledTimes(1);
  });

  it('keeps the remaining time while it is paused', () => {
    const { rerender } = render(3000);
    pass(2000);
    rerender({ paused: true });
    pass(60_000);
    expect(hide).not.toHaveBeenCalled();
    rerender({ paused: false });
    pass(999);
    expect(hide).not.toHaveBeenCalled();
    pass(1);
    expect(hide).toHaveBeenCalledTimes(1);
  });

  it.each([undefined, 9_999_999_999])('never hides a message that stays: %s', (duration) => {
    render(duration);
    expect(vi.getTimerCount()).toBe(0);
    pass(2 ** 31 - 2);
    expect(hide).not.toHaveBeenCalled();
  });

  it('does nothing after the message has closed', () => {
    const { unmount } = render(3000);
    unmount();
    pass(3000);
    expect(hide).not.toHaveBeenCalled();
  });
});
