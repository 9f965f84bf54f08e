import { defineFacts } from '@lifedesk/journey/service';

/**
 * Documents by policy, kind and financial year, and the policy pack: downloaded, or sent to the registered email
 * address.
 */
export const downloadCenter = defineFacts({
  id: 'download-center',
  access: 'private',
  audiences: ['retail', 'corporate'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
});
