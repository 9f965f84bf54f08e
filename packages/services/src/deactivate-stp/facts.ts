import { defineFacts } from '@lifedesk/journey/service';

/** Stops a systematic transfer plan, confirmed by an OTP. */
export const deactivateStp = defineFacts({
  id: 'deactivate-stp',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
  workType: 'stop monthly transfers',
});
