import { defineFacts } from '@lifedesk/journey/service';

/** Where the customer is signed in, and signing other devices out. */
export const signedInDevices = defineFacts({
  id: 'signed-in-devices',
  access: 'private',
  audiences: ['retail', 'corporate'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
});
