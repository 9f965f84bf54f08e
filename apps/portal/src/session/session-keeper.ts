import {
  type Ending,
  expireNow,
  isLifedeskError,
  type LoggedIn,
  noteActivity,
  type Restored,
  restoreSession,
  type Sdk,
  type SessionState,
  signOut,
  staySignedIn,
  watchExpiry,
} from '@lifedesk/sdk';
import type { createStore } from 'jotai';
import type { Analytics } from '../effects/analytics.ts';
import type { ChatAssistant } from '../effects/chat-assistant.ts';
import type { SessionKind } from '../registry/access.ts';
import { customerAtom, partialCustomerAtom } from '../state/customer.ts';
import { notificationsAtom } from '../state/notifications.ts';
import { sessionKindAtom } from '../state/session.ts';
import { withoutSession } from './answers.ts';
import { expiryWarningAtom } from './expiry-warning.ts';

export interface SessionKeeper {
  /**
   * The kind of session, once a session of before the reload, or of another tab, has been looked for.
   * @throws LifedeskError where the server could not be asked; asking again tries again.
   */
  restored(): Promise<SessionKind>;
  /** Asks the server again for the customer and the policies, after something has changed them. @throws LifedeskError */
  renew(): Promise<void>;
  /** Takes over what the server told at login. */
  adopt(login: LoggedIn): void;
  /** 'Stay signed in'. @throws LifedeskError */
  keep(): Promise<void>;
  /** Ends the session here, in the other tabs and on the server. */
  signOut(): Promise<void>;
  /** Something was done: a session that is in use does not run out. */
  noteActivity(): void;
  /** Stops watching. */
  close(): void;
}

interface KeeperDeps {
  readonly sdk: Sdk;
  readonly store: ReturnType<typeof createStore>;
  readonly analytics: Analytics;
  readonly chat: ChatAssistant;
  /** The session has ended, in this tab or another: the person has to go somewhere. */
  readonly onEnded: (ending: Ending) => void;
}

/** Keeps the app-wide state in step with the SDK's session, and tells when it ends. */
export function keepSession({ sdk, store, analytics, chat, onEnded }: KeeperDeps): SessionKeeper {
  const { session } = sdk;
  let restoring: Promise<void> | undefined;

  const show = (restored: Restored | undefined) => {
    if (restored?.kind === 'full') store.set(customerAtom, withoutSession(restored.answer));
    if (restored?.kind === 'partial') store.set(partialCustomerAtom, withoutSession(restored.answer));
  };

  const restore = () => {
    restoring ??= restoreSession(sdk)
      .then(show, (error: unknown) => {
        // the session is gone, and its state with it: that is an answer too
        if (!(isLifedeskError(error) && error.next === 'reset-session')) throw error;
      })
      .finally(() => {
        restoring = undefined;
      });
    return restoring;
  };

  let looked = false;
  let expiry = session.state.expiryTime;
  const unsubscribe = session.subscribe((state, effects) => {
    if (state.expiryTime !== expiry) store.set(expiryWarningAtom, undefined);
    expiry = state.expiryTime;
    const before = store.get(sessionKindAtom);
    // a session ends once, however many calls are told of it
    const ended = before !== 'none' && effects.some(({ type }) => type === 'forget-data');
    if (ended) {
      store.set(customerAtom, undefined);
      store.set(partialCustomerAtom, undefined);
      store.set(notificationsAtom, undefined);
      chat.logOut();
      analytics({ event: 'session', change: state.ending === 'expired' ? 'expired' : 'ended' });
    }
    store.set(sessionKindAtom, kindOf(state));
    if (ended && state.ending) onEnded(state.ending);
  });
  store.set(sessionKindAtom, kindOf(session.state));

  const unwatch = watchExpiry(session, {
    onWarning: (secondsLeft) => store.set(expiryWarningAtom, secondsLeft),
    onExpired: () => void expireNow(sdk),
  });

  return {
    async restored() {
      const untold = session.state.kind === 'full' && !store.get(customerAtom);
      if (!looked || untold) await restore();
      looked = true;
      return kindOf(session.state);
    },
    renew: restore,
    adopt(login) {
      if (login.audience === 'retail') store.set(customerAtom, withoutSession(login.answer));
      analytics({ event: 'session', change: 'opened' });
    },
    async keep() {
      await staySignedIn(sdk);
      analytics({ event: 'session', change: 'kept' });
    },
    async signOut() {
      if (kindOf(session.state) !== 'none') await signOut(sdk);
    },
    noteActivity: () => void noteActivity(sdk),
    close() {
      unsubscribe();
      unwatch();
    },
  };
}

/** The kind of session as the registry speaks of it. */
export function kindOf({ kind, application }: SessionState): SessionKind {
  return kind ?? (application ? 'track' : 'none');
}
