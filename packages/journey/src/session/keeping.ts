/** What only a session needs of the SDK: one chunk, loaded once there is one. */
export { expireNow, noteActivity, restoreSession, signOut, staySignedIn, watchExpiry } from '@lifedesk/sdk';
