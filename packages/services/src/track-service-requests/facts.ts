import { defineFacts } from '@lifedesk/journey/service';

/** What was asked for: how far it is, by when it is promised, what it changed; and a question or a document for it. */
export const trackServiceRequests = defineFacts({
  id: 'track-service-requests',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
});
