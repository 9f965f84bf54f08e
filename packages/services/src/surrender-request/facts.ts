import { defineFacts } from '@lifedesk/journey/service';

/** Surrenders a policy with the number of its enquiry, and cancels it until staff start work on it. */
export const surrenderRequest = defineFacts({
  id: 'surrender-request',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: ['core'],
});
