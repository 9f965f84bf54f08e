import { noTabs, type TabMessage, type Tabs } from './tabs.ts';

/** The other tabs, through a BroadcastChannel and with Web Locks. Same origin only, so no one else listens. */
export function browserTabs(name = 'lifedesk'): Tabs & { close(): void } {
  const locks = globalThis.navigator?.locks;
  if (typeof BroadcastChannel === 'undefined') return { ...noTabs(), close() {} };
  const channel = new BroadcastChannel(name);
  return {
    others: true,
    post: (message) => channel.postMessage(message),
    listen(hear) {
      const onMessage = (event: MessageEvent<TabMessage>) => hear(event.data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
    lock(lockName, run) {
      const full = `${name}.${lockName}`;
      if (!locks) return run(false);
      return locks
        .request(full, { ifAvailable: true }, async (lock) => (lock ? { done: await run(false) } : undefined))
        .then((first) => (first ? first.done : locks.request(full, () => run(true))));
    },
    close: () => channel.close(),
  };
}
