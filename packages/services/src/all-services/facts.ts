import { defineFacts } from '@lifedesk/journey/service';

/** Every service: what can be used now, what cannot and why, and what is done by phone or at a branch. */
export const allServices = defineFacts({
  id: 'all-services',
  access: 'private',
  audiences: ['retail', 'corporate'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
});
