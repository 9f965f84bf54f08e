import { defineFacts } from '@lifedesk/journey/service';

/** A mandate by which a bank account, a card or UPI pays premiums, approved on the page of the bank. With a session or without. */
export const registerAutoDebit = defineFacts({
  id: 'register-auto-debit',
  access: 'either',
  audiences: ['retail'],
  backWhenSignedOut: true,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
});
