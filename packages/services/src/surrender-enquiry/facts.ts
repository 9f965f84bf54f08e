import { defineFacts } from '@lifedesk/journey/service';

/** The value of a policy with its parts, what ends with it, what is possible instead, and the number for the request. */
export const surrenderEnquiry = defineFacts({
  id: 'surrender-enquiry',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: ['core'],
});
