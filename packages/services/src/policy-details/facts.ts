import { defineFacts } from '@lifedesk/journey/service';

/** One policy in full: summary, premium, riders, nominees, personal details, documents, payments, NAV alerts. */
export const policyDetails = defineFacts({
  id: 'policy-details',
  access: 'private',
  audiences: ['retail', 'corporate'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
});
