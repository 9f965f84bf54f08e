import { defineFacts } from '@lifedesk/journey/service';

/** Where the letters of one policy or of all go, with a proof. */
export const updateAddress = defineFacts({
  id: 'update-address',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
});
