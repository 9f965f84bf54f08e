import type { Ending, SessionState } from './state.ts';

export type TabMessage =
  /** A tab without a session, or with one that the server refused, asks the others for theirs. */
  | { readonly type: 'ask'; readonly from: string }
  /** A session was opened or continued, or is the answer to an `ask` (`to`). */
  | { readonly type: 'session'; readonly state: SessionState; readonly to?: string }
  /** A session ended. A logout ends every tab's; what else ends it concerns the tabs that hold the same token. */
  | { readonly type: 'ended'; readonly ending: Ending; readonly token: string | undefined };

/** The other tabs of the same origin. */
export interface Tabs {
  post(message: TabMessage): void;
  /** @returns stops listening. */
  listen(hear: (message: TabMessage) => void): () => void;
  /** Runs alone among all tabs. `waited` is true if another tab had the lock first. */
  lock<T>(name: string, run: (waited: boolean) => Promise<T>): Promise<T>;
  /** There may be others worth asking. */
  readonly others: boolean;
}

/** No other tabs: for Node, and for browsers without the means. */
export function noTabs(): Tabs {
  return { post() {}, listen: () => () => {}, lock: (_name, run) => run(false), others: false };
}
