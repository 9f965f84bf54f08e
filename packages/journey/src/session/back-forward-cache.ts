import { type Sdk, transitions } from '@lifedesk/sdk';
import { hasSessionFlag } from './session-flag.ts';

/**
 * A page that the browser brings back from its back-forward cache has slept through whatever other tabs said. If the
 * session was ended meanwhile, nothing of it is shown again. @returns stops listening.
 */
export function distrustCachedPage(sdk: Sdk, page: Window): () => void {
  const look = ({ persisted }: PageTransitionEvent) => {
    const { session } = sdk;
    if (persisted && session.state.tokens && !hasSessionFlag(session.store)) session.apply(transitions.loggedOut);
  };
  page.addEventListener('pageshow', look);
  return () => page.removeEventListener('pageshow', look);
}
