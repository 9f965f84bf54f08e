import { defineFacts } from '@lifedesk/journey/service';

/** What needs the customer first, and the policies. */
export const dashboard = defineFacts({
  id: 'dashboard',
  access: 'private',
  audiences: ['retail', 'corporate'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
});
