import { type Clock, systemClock } from './clock.ts';
import { expired, loggedOut, validationFailed } from './endings.ts';
import { load, save } from './persist.ts';
import { type ServerClock, serverClock } from './server-clock.ts';
import type { SessionState } from './state.ts';
import { memoryStore, type SessionStore } from './store.ts';
import { noTabs, type TabMessage, type Tabs } from './tabs.ts';
import type { SessionEffect, Transition } from './transition.ts';

/** How long a tab waits for the others to reply, in milliseconds. */
export const ASK_MS = 150;

/** Called with the new state and the effects of the transition. */
export type SessionListener = (state: SessionState, effects: readonly SessionEffect[]) => void;

/** The session of this tab: state, storage and the other tabs. It changes only through pure transitions. */
export interface Session {
  readonly state: SessionState;
  readonly store: SessionStore;
  readonly tabs: Tabs;
  readonly clock: ServerClock;
  /** Applies a transition at the server's time, stores its state, and notifies the other tabs. */
  apply(transition: (state: SessionState, now: number) => Transition): Transition;
  /** Called after each transition, including those started by another tab. @returns a function that unsubscribes. */
  subscribe(listener: SessionListener): () => void;
  /** Asks the other tabs for a session and takes it over. @returns whether this tab now has another token. */
  ask(): Promise<boolean>;
  /** Runs a refresh in one tab for all. */
  refresh(run: () => Promise<void>): Promise<void>;
  /** The refresh in progress in this tab. */
  readonly refreshing: Promise<void> | undefined;
  /** Stops listening to the other tabs. */
  close(): void;
}

/** What a session is connected to. By default it lives in memory, without other tabs. */
export interface SessionPorts {
  readonly store?: SessionStore | undefined;
  readonly tabs?: Tabs | undefined;
  /** The clock and timers of the device. */
  readonly clock?: Clock | undefined;
}

const endings = { 'logged-out': loggedOut, expired, 'validation-failed': validationFailed };

/** Creates the session of this tab and loads its state from the store. `createSdk` calls it. */
export function createSession(ports: SessionPorts = {}): Session {
  const { store = memoryStore(), tabs = noTabs() } = ports;
  const clock = serverClock(ports.clock ?? systemClock);
  let state = load(store);
  const listeners = new Set<SessionListener>();
  const id = `${clock.now()}.${Math.random()}`;
  let refreshing: Promise<void> | undefined;

  function move(next: Transition): Transition {
    state = next.state;
    save(store, state);
    for (const listener of listeners) listener(state, next.effects);
    return next;
  }

  function apply(transition: (state: SessionState, now: number) => Transition): Transition {
    const was = state.tokens?.token;
    const next = move(transition(state, clock.now()));
    if (next.effects.some((effect) => effect.type === 'announce')) {
      const { ending } = state;
      tabs.post(ending ? { type: 'ended', ending, token: was } : { type: 'session', state: sharedState() });
    }
    return next;
  }

  function hear(message: TabMessage): void {
    const mine = state.tokens?.token;
    if (message.type === 'ask') {
      if (mine) tabs.post({ type: 'session', state: sharedState(), to: message.from });
    } else if (message.type === 'ended') {
      const { ending, token } = message;
      const holds = mine ?? state.application;
      if (holds && (ending === 'logged-out' || token === mine)) {
        const { state: next, effects } = endings[ending](state);
        // The tab that ended it calls the server; this one only follows.
        move({ state: next, effects: effects.filter((effect) => effect.type === 'forget-data') });
      }
    } else if ((!message.to || message.to === id) && isNews(message.state)) {
      const { application = state.application } = message.state;
      move({ state: { ...message.state, application, challenge: undefined }, effects: [] });
    }
  }

  /** A tab without a session accepts any; a tab with one accepts only its continuation. */
  function isNews(theirs: SessionState): boolean {
    const isSame = theirs.tokens?.token === state.tokens?.token && theirs.expiryTime === state.expiryTime;
    if (isSame && theirs.application?.token === state.application?.token) return false;
    const goesOn = theirs.openedAt === state.openedAt && (theirs.expiryTime ?? 0) >= (state.expiryTime ?? 0);
    return !state.tokens || goesOn;
  }

  /** A challenge stays in the tab that started it. */
  function sharedState(): SessionState {
    return { ...state, challenge: undefined };
  }

  async function ask(): Promise<boolean> {
    const before = state.tokens?.token;
    if (!tabs.others) return false;
    await new Promise<void>((resolve) => {
      const finish = () => {
        cancel();
        listeners.delete(onMove);
        resolve();
      };
      const onMove: SessionListener = (now) => {
        if (now.tokens?.token !== before) finish();
      };
      const cancel = clock.after(ASK_MS, finish);
      listeners.add(onMove);
      tabs.post({ type: 'ask', from: id });
    });
    return state.tokens !== undefined && state.tokens.token !== before;
  }

  const stop = tabs.listen(hear);

  return {
    get state() {
      return state;
    },
    get refreshing() {
      return refreshing;
    },
    store,
    tabs,
    clock,
    apply,
    ask,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh(run) {
      const before = state.tokens?.token;
      refreshing ??= tabs
        .lock('refresh', async (waited) => {
          if (waited && state.tokens?.token === before) await ask();
          if (state.tokens?.token === before) await run();
        })
        .finally(() => {
          refreshing = undefined;
        });
      return refreshing;
    },
    close: stop,
  };
}
