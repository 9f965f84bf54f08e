import { defineFacts } from '@lifedesk/journey/service';
import * as m from '../texts.ts';

/**
 * Money that its owner never received: with a session the customer's own amounts and claims, without one a search that
 * shows no amount.
 */
export const unclaimedAmount = defineFacts({
  id: 'unclaimed-amount',
  access: 'either',
  audiences: ['retail'],
  backWhenSignedOut: true,
  backWhenSignedIn: 'needs-id',
  leave: 'back-when-id',
  dependsOn: [],
  workType: 'claim unclaimed amount',
  quickLink: m.unclaimedAmount_quickLink,
});
