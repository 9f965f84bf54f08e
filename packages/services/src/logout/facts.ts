import { defineFacts } from '@lifedesk/journey/service';

/** Ends the session, here and on the server, and says so. */
export const logout = defineFacts({
  id: 'logout',
  access: 'public',
  audiences: ['retail', 'corporate'],
  backWhenSignedOut: true,
  backWhenSignedIn: 'dashboard',
  leave: 'back-when-id',
  dependsOn: [],
});
