import {
  type Ending,
  isLifedeskError,
  type RestoredSession,
  type Sdk,
  type SessionState,
  transitions,
} from '@lifedesk/sdk';
import type { createStore } from 'jotai';
import { loadPart } from '../answers/load-part.ts';
import { endToastsAtom } from '../answers/toasts-atom.ts';
import { toCustomer, toPartialCustomer, withoutSession } from '../customer/answers.ts';
import { companyAtom, customerAtom, partialCustomerAtom } from '../customer/customer.ts';
import { deleteDrafts, draftOwner } from '../engine/delete-drafts.ts';
import type { Analytics } from '../provider/analytics.ts';
import type { SessionKeeper } from '../provider/app.ts';
import { sessionKindAtom } from '../provider/session-kind.ts';
import type { SessionKind } from '../service/access.ts';
import { expiryWarningAtom } from './expiry-warning.ts';
import { setNotificationsAtom } from './notifications.ts';
import { hasSessionFlag } from './session-flag.ts';

interface KeeperDeps {
  readonly sdk: Sdk;
  readonly store: ReturnType<typeof createStore>;
  readonly analytics: Analytics;
  /** A session has ended, and the person's data is forgotten. */
  readonly onForgotten: () => void;
  /** The server says that the session is no longer valid. */
  readonly onInvalid: (error: unknown) => void;
  /** A session of this kind has ended, in this tab or another: the person has to go somewhere. */
  readonly onEnded: (ending: Ending, kind: SessionKind) => void;
}

/** Loads what only a session needs. People without one never wait for it. */
const keeping = () => loadPart(() => import('./keeping.ts'));

/** Keeps the app-wide state in sync with the SDK's session, and reports when it ends. */
export function keepSession({ sdk, store, analytics, onForgotten, onInvalid, onEnded }: KeeperDeps): SessionKeeper {
  const { session } = sdk;
  let looked = false;
  let restoring: Promise<void> | undefined;
  let unwatch: (() => void) | undefined;
  let expiry = session.state.expiryTime;

  const show = (restored: RestoredSession | undefined) => {
    if (restored?.kind === 'full') store.set(customerAtom, toCustomer(restored.answer));
    if (restored?.kind === 'corp') store.set(companyAtom, withoutSession(restored.answer));
    if (restored?.kind === 'partial') store.set(partialCustomerAtom, toPartialCustomer(restored.answer));
  };

  const restore = () => {
    restoring ??= keeping()
      .then(({ restoreSession }) => restoreSession(sdk))
      .then(show, (error: unknown) => {
        // the session is gone, and its state with it: that is a valid result too
        if (!(isLifedeskError(error) && error.next === 'reset-session')) throw error;
        onInvalid(error);
      })
      .finally(() => {
        restoring = undefined;
      });
    return restoring;
  };

  const watch = async () => {
    const { expireNow, watchExpiry } = await keeping();
    unwatch ??= watchExpiry(session, {
      onWarning: (secondsLeft) => store.set(expiryWarningAtom, secondsLeft),
      onExpired: () => void expireNow(sdk),
    });
  };

  const follow = (state: SessionState) => {
    const kind = kindOf(state);
    // toasts for the person who was signed in, or is signing in, no longer apply
    if (store.get(sessionKindAtom) !== kind) store.set(endToastsAtom);
    store.set(sessionKindAtom, kind);
    // without it the server still ends the session in time, and the next call shows it
    if (state.tokens) watch().catch((error: unknown) => console.warn('the session is not watched', error));
  };

  const forget = (ending: Ending | undefined) => {
    store.set(customerAtom, undefined);
    store.set(companyAtom, undefined);
    store.set(partialCustomerAtom, undefined);
    store.set(setNotificationsAtom, undefined);
    // drafts wait for the same person to sign in again, but do not outlive a sign-out
    if (ending === 'logged-out') deleteDrafts(session.store);
    onForgotten();
    analytics({ event: 'session', change: ending === 'expired' ? 'expired' : 'ended' });
  };

  const unsubscribe = session.subscribe((state, effects) => {
    // a session ends once, however many calls report it
    const before = store.get(sessionKindAtom);
    const ended = before !== 'none' && effects.some(({ type }) => type === 'forget-data');
    if (state.expiryTime !== expiry) store.set(expiryWarningAtom, undefined);
    expiry = state.expiryTime;
    if (ended) forget(state.ending);
    follow(state);
    if (ended && state.ending) onEnded(state.ending, before);
  });
  follow(session.state);

  return {
    async restored() {
      const { tokens, kind } = session.state;
      const isUnknown = (kind === 'full' && !store.get(customerAtom)) || (kind === 'corp' && !store.get(companyAtom));
      if (isUnknown || (!looked && (tokens || hasSessionFlag(session.store)))) await restore();
      looked = true;
      return kindOf(session.state);
    },
    renew: restore,
    adopt(login) {
      if (login.audience === 'corporate') store.set(companyAtom, withoutSession(login.answer));
      // an applicant need not be a customer
      else if (login.answer.sessionKind !== 'track') store.set(customerAtom, toCustomer(login.answer));
      deleteDrafts(session.store, draftOwner(store.get(customerAtom), session.state.clientId));
      analytics({ event: 'session', change: 'opened' });
    },
    async keep() {
      await (await keeping()).staySignedIn(sdk);
      analytics({ event: 'session', change: 'kept' });
    },
    async signOut() {
      if (kindOf(session.state) === 'none') return;
      const loaded = await keeping().catch(() => undefined);
      // called twice: it ends once, and remembers whose it was
      if (kindOf(session.state) === 'none') return;
      if (loaded) await loaded.signOut(sdk);
      // offline: it ends immediately here; on the server it expires
      else session.apply(transitions.loggedOut);
    },
    noteActivity() {
      if (session.state.tokens)
        keeping().then(
          ({ noteActivity }) => noteActivity(sdk),
          () => {},
        );
    },
    close() {
      unsubscribe();
      unwatch?.();
    },
  };
}

/** The kind of session in the registry's terms. */
function kindOf({ kind, application }: SessionState): SessionKind {
  return kind ?? (application ? 'track' : 'none');
}
