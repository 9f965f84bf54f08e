import { defineFacts } from '@lifedesk/journey/service';

/** The bank account to which payouts go: asked at the bank, with a proof where the names differ, confirmed by an OTP. */
export const neftDetails = defineFacts({
  id: 'neft-details',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
  workType: 'update bank account',
});
