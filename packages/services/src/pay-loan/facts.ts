import { defineFacts } from '@lifedesk/journey/service';
import * as m from '../texts.ts';

/**
 * The loan on a policy: what is owed, and a payment on the gateway's page of any amount from the interest to the whole
 * loan.
 */
export const payLoan = defineFacts({
  id: 'pay-loan',
  access: 'either',
  audiences: ['retail'],
  backWhenSignedOut: true,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: ['core'],
  quickLink: m.payLoan_quickLink,
});
