import { defineFacts } from '@lifedesk/journey/service';

/** The mandates of the customer: their next debits, and skipping one debit, confirmed by an OTP. */
export const autoDebit = defineFacts({
  id: 'auto-debit',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
  workType: 'skip auto debit',
});
