import { defineFacts } from '@lifedesk/journey/service';

/** Puts a lapsed policy back in force: its cost, the health declaration, the request and its payment. */
export const revivalScheme = defineFacts({
  id: 'revival-scheme',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: ['core'],
});
