import { defineFacts } from '@lifedesk/journey/service';
import * as m from '../texts.ts';

/** Where the link in a message about a held payout leads: stopping it, without a session. */
export const stopPayout = defineFacts({
  id: 'stop-payout',
  access: 'public',
  audiences: ['retail', 'corporate'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
  pageName: m.stopPayout_pageName,
});
