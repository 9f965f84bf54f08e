import { defineFacts } from '@lifedesk/journey/service';

/** A new mobile number, confirmed on the registered contacts and on the new one. */
export const updateMobile = defineFacts({
  id: 'update-mobile',
  access: 'private',
  audiences: ['retail', 'corporate'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'dashboard',
  dependsOn: ['core'],
  workType: 'update mobile',
});
