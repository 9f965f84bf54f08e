import { defineFacts } from '@lifedesk/journey/service';

/** The bank account for payouts: checked with the bank, with a proof if the names differ, confirmed by an OTP. */
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
