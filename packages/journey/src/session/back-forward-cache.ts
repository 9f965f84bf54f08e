import { type Sdk, transitions } from '@lifedesk/sdk';
import { hasSessionFlag } from './session-flag.ts';

/**
 * A page restored from the browser's back-forward cache has missed messages from other tabs. If the session ended in
 * the meantime, nothing of it is shown again. @returns a function that stops listening.
 */
export function recheckCachedPage(sdk: Sdk, page: Window): () => void {
  const look = ({ persisted }: PageTransitionEvent) => {
    const { session } = sdk;
    if (persisted && session.state.tokens && !hasSessionFlag(session.store)) session.apply(transitions.loggedOut);
  };
  page.addEventListener('pageshow', look);
  return () => page.removeEventListener('pageshow', look);
}
