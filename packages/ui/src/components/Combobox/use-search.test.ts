import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ComboboxOption, type SearchAnswer, useSearch } from './use-search.ts';

const answer = (...labels: string[]): SearchAnswer => ({ options: labels.map((label) => ({ value: label, label })) });

type Call = { text: string; signal: AbortSignal; give: (it: SearchAnswer) => void; fail: () => void };

function setUp(wait = 0) {
  const calls: Call[] = [];
  const search = (text: string, signal: AbortSignal) =>
    new Promise<SearchAnswer>((give, fail) =>
      calls.push({ text, signal, give, fail: () => fail(new Error('offline')) }),
    );
  const { result, unmount } = renderHook(() => useSearch<ComboboxOption>({ search, least: 2, wait }));
  const ask = (text: string) => act(() => result.current.ask(text));
  return { result, unmount, calls, ask, call: (at: number) => calls[at] as Call };
}

describe('useSearch', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('applies a synchronous result without an intermediate state', () => {
    const search = vi.fn(() => answer('a'));
    const { result } = renderHook(() => useSearch({ search, least: 1, wait: 0 }));
    act(() => result.current.ask(' a '));
    expect(search).toHaveBeenCalledWith('a', expect.any(AbortSignal));
    expect(result.current.found).toEqual({ state: 'answered', ...answer('a') });
  });

  it('does not search for too short a text, and clears its results', async () => {
    const { result, calls, ask, call } = setUp();
    ask('s');
    expect(calls).toHaveLength(0);
    ask('sb');
    await act(async () => call(0).give(answer('SBIN')));
    ask('s');
    expect(result.current.found).toEqual({ state: 'idle', options: [] });
  });

  it('drops the result for an outdated text', async () => {
    const { result, ask, call } = setUp();
    ask('sb');
    ask('sbi');
    expect(call(0).signal.aborted).toBe(true);
    await act(async () => call(1).give(answer('SBIN')));
    await act(async () => call(0).give(answer('SBXX')));
    expect(result.current.found).toEqual({ state: 'answered', ...answer('SBIN') });
  });

  it('keeps the last options while it searches again', async () => {
    const { result, ask, call } = setUp();
    ask('sb');
    await act(async () => call(0).give(answer('SBIN')));
    ask('sbi');
    expect(result.current.found).toEqual({ state: 'searching', ...answer('SBIN') });
    await act(async () => call(1).fail());
    expect(result.current.found).toEqual({ state: 'failed', options: [] });
  });

  it('searches once after typing pauses', () => {
    const { result, calls, ask } = setUp(200);
    ask('sb');
    act(() => vi.advanceTimersByTime(150));
    ask('sbi');
    expect(result.current.found.state).toBe('searching');
    act(() => vi.advanceTimersByTime(199));
    expect(calls).toHaveLength(0);
    act(() => vi.advanceTimersByTime(1));
    expect(calls.map(({ text }) => text)).toEqual(['sbi']);
  });

  it('aborts its search on unmount', () => {
    const { calls, ask, unmount, call } = setUp();
    ask('sb');
    unmount();
    expect(calls).toHaveLength(1);
    expect(call(0).signal.aborted).toBe(true);
  });

  it('fails if the search itself throws', () => {
    const search = () => {
      throw new Error('no index');
    };
    const { result } = renderHook(() => useSearch({ search, least: 1, wait: 0 }));
    act(() => result.current.ask('a'));
    expect(result.current.found.state).toBe('failed');
  });
});
