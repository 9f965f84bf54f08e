import { clientMessages, isLifedeskError, type Sdk, transitions } from '@lifedesk/sdk';
import type { createStore } from 'jotai';
import type { Analytics } from '../provider/analytics.ts';
import type { HandleFailure } from '../provider/app.ts';
import { pageFailureAtom } from './page-failure.ts';
import { ScreenUnavailableError } from './screen-unavailable.ts';
import { showToastAtom } from './toasts-atom.ts';

interface FailureDeps {
  readonly sdk: Sdk;
  readonly store: ReturnType<typeof createStore>;
  readonly analytics: Analytics;
  /** The open service, and whether it needs a session. */
  readonly where: () => { readonly service: string; readonly isProtected: boolean };
}

export function handleFailures({ sdk, store, analytics, where }: FailureDeps): HandleFailure {
  return (error) => {
    const { service, isProtected } = where();
    if (error instanceof ScreenUnavailableError) {
      analytics({ event: 'failure', service, code: 'network' });
      store.set(showToastAtom, {
        tone: 'error',
        message: { message: clientMessages.notReachable, messageKey: 'notReachable' },
      });
      return undefined;
    }
    if (!isLifedeskError(error)) {
      console.error(error);
      analytics({ event: 'failure', service, code: 'program' });
      store.set(showToastAtom, {
        tone: 'error',
        message: { message: clientMessages.somethingWrong, messageKey: 'somethingWrong' },
      });
      return undefined;
    }
    if (error.code === 'cancelled') return undefined;
    analytics({ event: 'failure', service, code: error.code });
    const { presentation, next } = error;
    const endsSession = next === 'login' || next === 'reset-session';
    const { tokens, application, ending } = sdk.session.state;
    // after a sign-out, a call in flight must not say anything about the session
    const isNews = !endsSession || ending !== 'logged-out';
    const shows = isNews && error.messageKey !== 'none' && (isProtected || !error.onlyOnProtectedPath);
    // a part of a page shows its own failure, but not that the session has ended
    if (shows && (presentation === 'toast' || (presentation === 'silent' && endsSession)))
      store.set(showToastAtom, { tone: 'error', message: error, hideAfter: error.autoHideMs, carried: endsSession });
    if (presentation === 'toast-stays' && shows)
      store.set(showToastAtom, { tone: 'error', message: error, hideAfter: 'stays' });
    if (presentation === 'page') store.set(pageFailureAtom, error);
    // resets the session's state, once for all calls that report it; whoever watches it goes to sign-in
    if (endsSession && tokens) sdk.session.apply(transitions.validationFailed);
    // without another session, the one that ended follows an application
    else if (endsSession && application) sdk.session.apply(transitions.applicationExpired);
    return presentation === 'inline' || (next && next !== 'login') ? error : undefined;
  };
}
