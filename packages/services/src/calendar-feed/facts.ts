import { defineFacts } from '@lifedesk/journey/service';
import * as m from '../texts.ts';

/**
 * Due dates in the customer's own calendar. This service creates, replaces and turns off the address that the calendar
 * fetches.
 */
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
