import { defineDomain } from '../../define-domain.ts';
import calendarFeed from './calendarFeed.ts';
import createCalendarFeed from './createCalendarFeed.ts';
import { addCalendarFeeds } from './feed-route.ts';
import replaceCalendarFeed from './replaceCalendarFeed.ts';
import revokeCalendarFeed from './revokeCalendarFeed.ts';

export default defineDomain({
  operations: { calendarFeed, createCalendarFeed, replaceCalendarFeed, revokeCalendarFeed },
  addRoutes: addCalendarFeeds,
});
