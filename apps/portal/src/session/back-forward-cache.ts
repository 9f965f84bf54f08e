import { cookieKeys, type Sdk, transitions } from '@lifedesk/sdk';

/**
 * A page that the browser brings back from its back-forward cache has slept through whatever other tabs said. If the
 * session was ended meanwhile, nothing of it is shown again. @returns stops listening.
 */
export function distrustCachedPage(sdk: Sdk, page: Window): () => void {
  const look = ({ persisted }: PageTransitionEvent) => {
    const { session } = sdk;
    const flags = [cookieKeys.loginAuth, cookieKeys.partialLogin];
    const lives = flags.some((key) => session.store.get('cookie', key) !== undefined);
    if (persisted && session.state.tokens && !lives) session.apply(transitions.loggedOut);
  };
  page.addEventListener('pageshow', look);
  return () => page.removeEventListener('pageshow', look);
}
