import { clientMessages, isLifedeskError, type LifedeskError, type Sdk, transitions } from '@lifedesk/sdk';
import type { createStore } from 'jotai';
import type { Analytics } from '../provider/analytics.ts';
import { pageFailureAtom } from './page-failure.ts';
import { ScreenUnavailableError } from './screen-unavailable.ts';
import { showToastAtom } from './toasts-atom.ts';

interface FailureDeps {
  readonly sdk: Sdk;
  readonly store: ReturnType<typeof createStore>;
  readonly analytics: Analytics;
  /** The service whose screen is open, and whether it needs a session. */
  readonly where: () => { readonly service: string; readonly isProtected: boolean };
}

/**
 * Shows a failure as the catalogue says (section 8) and does what it says next: a toast, a page, or the way to login.
 * @returns the failure where it is the screen's to show, at the field or in the form, or to act upon; undefined where
 * nothing is left to do.
 */
export type HandleFailure = (error: unknown) => LifedeskError | undefined;

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
    const shows = error.messageKey !== 'none' && (isProtected || !error.onlyOnProtectedPath);
    if (presentation === 'toast' && shows)
      store.set(showToastAtom, { tone: 'error', message: error, hideAfter: error.autoHideMs });
    if (presentation === 'toast-stays' && shows)
      store.set(showToastAtom, { tone: 'error', message: error, hideAfter: 'stays' });
    if (presentation === 'page') store.set(pageFailureAtom, error);
    // the session's state is reset, once for all calls that say so; whoever watches it leads to login
    if ((next === 'login' || next === 'reset-session') && sdk.session.state.tokens)
      sdk.session.apply(transitions.validationFailed);
    return presentation === 'inline' || (next && next !== 'login') ? error : undefined;
  };
}
