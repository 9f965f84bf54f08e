import { defineFacts } from '@lifedesk/journey/service';

/** The customer's requests: their state, promised date and changes; and a question or a document for one of them. */
export const trackServiceRequests = defineFacts({
  id: 'track-service-requests',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
});
