import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type UploadCall, UploadRefusal } from './upload-item.ts';
import { type UploadsOptions, useUploads } from './use-uploads.ts';

const file = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' });

interface SentCall extends UploadCall {
  file: File;
  arrive: (result: string) => void;
  fail: (error: Error) => void;
}

function setUp(options: Partial<UploadsOptions<string>> = {}) {
  const sent: SentCall[] = [];
  const onItemsChange = vi.fn();
  const upload = (it: File, call: UploadCall) =>
    new Promise<string>((arrive, fail) => sent.push({ file: it, ...call, arrive, fail }));
  const { result, unmount } = renderHook(() => useUploads({ upload, onItemsChange, ...options }));
  const add = (...names: string[]) => act(async () => result.current.add(names.map(file)));
  const states = () => result.current.items.map(({ name, state }) => `${name} ${state}`);
  const at = (place: number) => sent[place] as SentCall;
  return { result, unmount, sent, at, onItemsChange, add, states };
}

describe('useUploads', () => {
  afterEach(cleanup);

  it('checks, sends and stores the result', async () => {
    const { result, at, add, onItemsChange } = setUp();
    await add('cheque.pdf');
    act(() => at(0).onProgress(0.6));
    expect(result.current.items[0]).toMatchObject({ name: 'cheque.pdf', size: 5, state: 'uploading', progress: 0.6 });
    await act(async () => at(0).arrive('document-1'));
    expect(result.current.items[0]).toMatchObject({ state: 'done', result: 'document-1' });
    expect(onItemsChange).toHaveBeenLastCalledWith(result.current.items);
  });

  it('sends nothing that fails the check', async () => {
    const { result, sent, add } = setUp({ check: async () => 'A file may have 5 MB.' });
    await add('scan.pdf');
    expect(result.current.items[0]).toMatchObject({ state: 'refused', reason: 'A file may have 5 MB.' });
    expect(sent).toHaveLength(0);
  });

  it('distinguishes a refusal by the server from a failed call, which can be retried', async () => {
    const { result, at, sent, add, states } = setUp({ multiple: true });
    await add('a.pdf', 'b.pdf');
    await act(async () => at(0).fail(new UploadRefusal('The file is empty.')));
    await act(async () => at(1).fail(new TypeError('network')));
    expect(states()).toEqual(['a.pdf refused', 'b.pdf failed']);
    await act(async () => result.current.retry(result.current.items[1]?.id ?? ''));
    expect(states()).toEqual(['a.pdf refused', 'b.pdf uploading']);
    await act(async () => at(2).arrive('document-2'));
    expect(states()).toEqual(['a.pdf refused', 'b.pdf done']);
    expect(sent).toHaveLength(3);
  });

  it('stops a removed upload and ignores its late events', async () => {
    const { result, at, add, onItemsChange } = setUp();
    await add('a.pdf');
    act(() => result.current.remove(result.current.items[0]?.id ?? ''));
    expect(at(0).signal.aborted).toBe(true);
    expect(result.current.items).toEqual([]);
    const calls = onItemsChange.mock.calls.length;
    await act(async () => at(0).arrive('document-1'));
    expect(result.current.items).toEqual([]);
    expect(onItemsChange).toHaveBeenCalledTimes(calls);
  });

  it('replaces the only file, or keeps several', async () => {
    const one = setUp();
    await one.add('a.pdf', 'b.pdf');
    expect(one.states()).toEqual(['a.pdf uploading']);
    await one.add('c.pdf');
    expect(one.at(0).signal.aborted).toBe(true);
    expect(one.states()).toEqual(['c.pdf uploading']);
    const many = setUp({ multiple: true });
    await many.add('a.pdf', 'b.pdf');
    await many.add('c.pdf');
    expect(many.states()).toEqual(['a.pdf uploading', 'b.pdf uploading', 'c.pdf uploading']);
  });

  it('stops everything when the screen is left', async () => {
    const { at, add, unmount } = setUp({ multiple: true });
    await add('a.pdf', 'b.pdf');
    unmount();
    expect([at(0).signal.aborted, at(1).signal.aborted]).toEqual([true, true]);
  });
});
