import { defineFacts } from '@lifedesk/journey/service';

/** Where we send the letters of one policy or all, with a proof. */
export const updateAddress = defineFacts({
  id: 'update-address',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
});
