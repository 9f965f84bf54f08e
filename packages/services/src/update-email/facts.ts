import { defineFacts } from '@lifedesk/journey/service';

/** A new email address, confirmed on the registered contacts and on the new one. */
export const updateEmail = defineFacts({
  id: 'update-email',
  access: 'private',
  audiences: ['retail', 'corporate'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'dashboard',
  dependsOn: ['core'],
  workType: 'update email',
});
