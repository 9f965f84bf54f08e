import { defineFacts } from '@lifedesk/journey/service';
import * as m from '../texts.ts';

/**
 * A mandate through which a bank account, a card or UPI pays premiums, approved on the bank's page. With or without a
 * session.
 */
export const registerAutoDebit = defineFacts({
  id: 'register-auto-debit',
  access: 'either',
  audiences: ['retail'],
  backWhenSignedOut: true,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
  quickLink: m.registerAutoDebit_quickLink,
});
