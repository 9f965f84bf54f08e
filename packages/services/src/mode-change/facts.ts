import { defineFacts } from '@lifedesk/journey/service';

/** Changes how often premiums fall due, from the next policy anniversary, confirmed by an OTP. */
export const modeChange = defineFacts({
  id: 'mode-change',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
  workType: 'change premium mode',
});
