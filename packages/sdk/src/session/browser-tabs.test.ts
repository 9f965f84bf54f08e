import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserTabs } from './browser-tabs.ts';
import { signedOut } from './state.ts';
import type { TabMessage } from './tabs.ts';

// Node has its own BroadcastChannel and Web Locks, so these are the real ones.
const opened: { close(): void }[] = [];
function open(name: string) {
  const tabs = browserTabs(name);
  opened.push(tabs);
  return tabs;
}

afterEach(() => {
  vi.unstubAllGlobals();
  for (const tabs of opened.splice(0)) tabs.close();
});

describe('tabs of a browser', () => {
  it('hear each other, but not themselves, until they stop listening', async () => {
    const [a, b] = [open('hear'), open('hear')];
    const heard: [string, TabMessage][] = [];
    a.listen((message) => heard.push(['a', message]));
    const stop = b.listen((message) => heard.push(['b', message]));
    a.post({ type: 'session', state: signedOut });
    await vi.waitUntil(() => heard.length > 0, 60_000);
    stop();
    a.post({ type: 'ask', from: 'a' });
    b.post({ type: 'ask', from: 'b' });
    await vi.waitUntil(() => heard.length > 1, 60_000);
    expect(heard).toEqual([
      ['b', { type: 'session', state: signedOut }],
      ['a', { type: 'ask', from: 'b' }],
    ]);
  });

  it('take turns, and know that they waited', async () => {
    const [a, b] = [open('turns'), open('turns')];
    const order: string[] = [];
    let release = () => {};
    const first = a.lock('refresh', async (waited) => {
      order.push(`a begins, waited: ${waited}`);
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      order.push('a ends');
      return 'a';
    });
    await vi.waitUntil(() => order.length > 0, 60_000);
    const second = b.lock('refresh', async (waited) => {
      order.push(`b begins, waited: ${waited}`);
      return 'b';
    });
    const other = await b.lock('another', async (waited) => waited);
    release();
    expect(await Promise.all([first, second])).toEqual(['a', 'b']);
    expect(order).toEqual(['a begins, waited: false', 'a ends', 'b begins, waited: true']);
    expect(other).toBe(false);
  });

  it('release the lock if the work fails', async () => {
    const tabs = open('fails');
    await expect(tabs.lock('refresh', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await tabs.lock('refresh', async (waited) => waited)).toBe(false);
  });

  it('work without Web Locks and without a channel', async () => {
    vi.stubGlobal('navigator', {});
    expect(await open('lockless').lock('refresh', async (waited) => waited)).toBe(false);
    vi.stubGlobal('BroadcastChannel', undefined);
    const alone = open('alone');
    expect(alone.others).toBe(false);
    alone.post({ type: 'ask', from: 'x' });
    alone.listen(() => {})();
    expect(await alone.lock('refresh', async () => 'done')).toBe('done');
  });
});
