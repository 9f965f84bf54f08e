import { defineFacts } from '@lifedesk/journey/service';
import * as m from '../texts.ts';

/** Where a link to pay leads: someone else's premium, paid without a session. */
export const payLink = defineFacts({
  id: 'pay-link',
  access: 'public',
  audiences: ['retail', 'corporate'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
  pageName: m.payLink_pageName,
});
