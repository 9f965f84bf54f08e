import { defineFacts } from '@lifedesk/journey/service';
import * as m from '../texts.ts';

/** Premiums: what is due, chosen and paid on the gateway's page, with result and receipt. With or without a session. */
export const payOnline = defineFacts({
  id: 'pay-online',
  access: 'either',
  audiences: ['retail', 'corporate'],
  backWhenSignedOut: true,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
  indexed: true,
  quickLink: m.payOnline_quickLink,
});
