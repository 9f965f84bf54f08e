import type { TabMessage, Tabs } from '@lifedesk/sdk';

/** Tabs of one browser, in one process: what one posts, the others receive. */
export function tabHub(): () => Tabs {
  const ears = new Set<(message: TabMessage) => void>();
  return () => {
    let mine: ((message: TabMessage) => void) | undefined;
    return {
      others: true,
      post(message) {
        for (const hear of ears) if (hear !== mine) hear(message);
      },
      listen(hear) {
        mine = hear;
        ears.add(hear);
        return () => ears.delete(hear);
      },
      lock: (_name, run) => run(false),
    };
  };
}
