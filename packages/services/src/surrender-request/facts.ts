import { defineFacts } from '@lifedesk/journey/service';

/** Surrenders a policy with the number of its enquiry, and cancels that until staff take it up. */
export const surrenderRequest = defineFacts({
  id: 'surrender-request',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: ['core'],
});
