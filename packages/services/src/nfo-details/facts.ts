import { defineFacts } from '@lifedesk/journey/service';

/** Chooses what happens to a policy when a premium stays unpaid, confirmed by an OTP where the plan asks for one. */
export const nfoDetails = defineFacts({
  id: 'nfo-details',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
  workType: 'change unpaid premium option',
});
