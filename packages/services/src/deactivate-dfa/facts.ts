import { defineFacts } from '@lifedesk/journey/service';

/** Stops a dynamic fund allocation, confirmed by an OTP. */
export const deactivateDfa = defineFacts({
  id: 'deactivate-dfa',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
  workType: 'stop fund allocation',
});
