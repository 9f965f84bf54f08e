import { defineFacts } from '@lifedesk/journey/service';

/** Moves money between the funds of a unit-linked policy, confirmed by an OTP. */
export const switchFunds = defineFacts({
  id: 'switch-funds',
  access: 'private',
  audiences: ['retail', 'corporate'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
  workType: 'switch funds',
});
