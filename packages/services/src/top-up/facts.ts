import { defineFacts } from '@lifedesk/journey/service';
import * as m from '../texts.ts';

/**
 * More money into a unit-linked policy: amount, split among funds, what it changes, payment. With or without a session.
 */
export const topUp = defineFacts({
  id: 'top-up',
  access: 'either',
  audiences: ['retail'],
  backWhenSignedOut: true,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
  quickLink: m.topUp_quickLink,
});
