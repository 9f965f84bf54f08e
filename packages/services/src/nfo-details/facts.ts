import { defineFacts } from '@lifedesk/journey/service';

/** Chooses what happens to a policy if a premium stays unpaid, confirmed by an OTP if the plan requires one. */
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
