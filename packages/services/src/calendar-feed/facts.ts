import { defineFacts } from '@lifedesk/journey/service';
import * as m from '../texts.ts';

/** Due dates in the customer's own calendar: the address from which it fetches them is made, replaced and turned off here. */
export const calendarFeed = defineFacts({
  id: 'calendar-feed',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
  pageName: m.calendarFeed_pageName,
});
