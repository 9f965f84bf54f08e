import type { TabMessage, Tabs } from '../session/tabs.ts';

/** Several tabs of one browser: messages reach all others immediately, and locks are taken in turn. */
export function tabBus(): { open(): Tabs } {
  const tabs = new Set<(message: TabMessage) => void>();
  let queue: Promise<unknown> = Promise.resolve();
  let held = 0;
  return {
    open() {
      const own = new Set<(message: TabMessage) => void>();
      const hear = (message: TabMessage) => {
        for (const listener of own) listener(message);
      };
      tabs.add(hear);
      return {
        others: true,
        post(message) {
          for (const other of tabs) if (other !== hear) other(structuredClone(message));
        },
        listen(listener) {
          own.add(listener);
          return () => own.delete(listener);
        },
        lock(_name, run) {
          const waited = held > 0;
          held++;
          const turn = queue.then(() => run(waited)).finally(() => held--);
          queue = turn.catch(() => {});
          return turn;
        },
      };
    },
  };
}
