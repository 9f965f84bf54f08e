import { defineFacts } from '@lifedesk/journey/service';
import * as m from '../texts.ts';

/** Where a link to pay leads: one due of someone else, paid without a session. */
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
