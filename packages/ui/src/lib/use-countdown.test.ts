import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCountdown } from './use-countdown.ts';

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('useCountdown', () => {
  beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2027, 2, 1) }));
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('counts whole seconds down to 0 and stays there', () => {
    const { result } = renderHook(() => useCountdown(30));
    expect(result.current).toBe(30);
    pass(1000);
    expect(result.current).toBe(29);
    pass(28_000);
    expect(result.current).toBe(1);
    pass(1000);
    expect(result.current).toBe(0);
    pass(60_000);
    expect(result.current).toBe(0);
  });

  it('leaves no timer running when it is over or unmounted', () => {
    const { unmount } = renderHook(() => useCountdown(2));
    pass(2000);
    expect(vi.getTimerCount()).toBe(0);
    unmount();
    const second = renderHook(() => useCountdown(2));
    second.unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('restarts with a new round, even after it was over', () => {
    const { result, rerender } = renderHook(({ round }) => useCountdown(30, round), { initialProps: { round: 0 } });
    pass(30_000);
    expect(result.current).toBe(0);
    rerender({ round: 1 });
    expect(result.current).toBe(30);
    pass(10_000);
    expect(result.current).toBe(20);
  });

  it('is correct immediately after the phone slept', () => {
    const { result } = renderHook(() => useCountdown(30));
    vi.setSystemTime(Date.UTC(2027, 2, 1) + 25_000); // no timer ran in the meantime
    pass(1000);
    expect(result.current).toBe(4);
  });

  it('continues when the clock of the phone is set back', () => {
    const { result } = renderHook(() => useCountdown(30));
    vi.setSystemTime(Date.UTC(2026, 2, 1));
    pass(10_000);
    expect(result.current).toBe(20);
  });
});
