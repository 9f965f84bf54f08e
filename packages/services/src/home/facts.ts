import { defineFacts } from '@lifedesk/journey/service';

/** The public front page: what is possible without signing in, the ways to sign in, and help. */
export const home = defineFacts({
  id: 'home',
  access: 'public',
  audiences: ['retail', 'corporate'],
  backWhenSignedOut: true,
  backWhenSignedIn: 'dashboard',
  leave: 'back-when-id',
  dependsOn: [],
  onlySignedOut: true,
  indexed: true,
});
