import { defineFacts } from '@lifedesk/journey/service';

/** The loan on a policy: what is owed, and any amount from the interest to all of it paid on the gateway's page. */
export const payLoan = defineFacts({
  id: 'pay-loan',
  access: 'either',
  audiences: ['retail'],
  backWhenSignedOut: true,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: ['core'],
});
