/** The part of the SDK that only a session needs: one chunk, loaded once there is one. */
export { expireNow, noteActivity, restoreSession, signOut, staySignedIn, watchExpiry } from '@lifedesk/sdk';
