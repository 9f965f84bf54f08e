import { cookieKeys, type SessionStore } from '@lifedesk/sdk';

/** Whether the cookies say that some tab has, or had, a session. */
export function hasSessionFlag(store: SessionStore): boolean {
  return [cookieKeys.loginAuth, cookieKeys.partialLogin].some((key) => store.get('cookie', key) !== undefined);
}
