import { defineDomain } from '../../define-domain.ts';
import calendarFeed from './calendarFeed.ts';
import { createCalendarFeed, replaceCalendarFeed, revokeCalendarFeed } from './createCalendarFeed.ts';
import { addCalendarFeeds } from './feed-route.ts';

export default defineDomain({
  operations: { calendarFeed, createCalendarFeed, replaceCalendarFeed, revokeCalendarFeed },
  addRoutes: addCalendarFeeds,
});
