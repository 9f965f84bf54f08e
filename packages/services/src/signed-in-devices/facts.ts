import { defineFacts } from '@lifedesk/journey/service';

/** Where one is signed in, and signing a device out from here. */
export const signedInDevices = defineFacts({
  id: 'signed-in-devices',
  access: 'private',
  audiences: ['retail', 'corporate'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
});
