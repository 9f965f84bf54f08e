import { defineFacts } from '@lifedesk/journey/service';

/** Where a partner sends people whose journey failed on the partner's side. */
export const yblError = defineFacts({
  id: 'ybl-error',
  access: 'public',
  audiences: ['retail', 'corporate'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
});
