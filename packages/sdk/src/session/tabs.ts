import type { Ending, SessionState } from './state.ts';

/** A message from one tab to the others. */
export type TabMessage =
  /** A tab without a session, or with one that the server refused, asks the others for theirs. */
  | { readonly type: 'ask'; readonly from: string }
  /** A session was opened or continued, or this is the reply to an `ask` (`to`). */
  | { readonly type: 'session'; readonly state: SessionState; readonly to?: string }
  /** A session ended. A logout ends every tab's session; any other end only affects tabs with the same token. */
  | { readonly type: 'ended'; readonly ending: Ending; readonly token: string | undefined };

/** The other tabs of the same origin. */
export interface Tabs {
  post(message: TabMessage): void;
  /** @returns a function that stops listening. */
  listen(hear: (message: TabMessage) => void): () => void;
  /** Runs in one tab at a time. `waited` is true if another tab had the lock first. */
  lock<T>(name: string, run: (waited: boolean) => Promise<T>): Promise<T>;
  /** Whether there may be other tabs to ask. */
  readonly others: boolean;
}

/** No other tabs: for Node, and for browsers without BroadcastChannel. */
export function noTabs(): Tabs {
  return { post() {}, listen: () => () => {}, lock: (_name, run) => run(false), others: false };
}
