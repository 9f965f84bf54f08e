// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { type KeyedCallOptions, post, postKeyed, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * The customer's calendar feed.
 *
 * Whether the feed of due dates is on, since when, when it was last fetched, and how many dates it has.
 *
 * Session: full. `POST /v1/calendarfeed/status`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['CalendarFeedStatus']`
 */
export const calendarFeed: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['CalendarFeedStatus']> = /* @__PURE__ */ post('calendarFeed', '/v1/calendarfeed/status');

/**
 * Turn the calendar feed on.
 *
 * Creates the feed and its address, which only this response contains. A customer has one feed: 409 `duplicate` if it
 * is already on. The same key returns the same address.
 *
 * Session: full. `POST /v1/calendarfeed/create`
 *
 * @param body `Schemas['CalendarFeedOptions']`
 * @returns `Schemas['CalendarFeedAddress']`
 * @throws {@link LifedeskError} 409 `duplicate`, `idempotency-conflict`
 */
export const createCalendarFeed: (
  sdk: Sdk,
  body: Schemas['CalendarFeedOptions'],
  options: KeyedCallOptions,
) => Promise<Schemas['CalendarFeedAddress']> = /* @__PURE__ */ postKeyed(
  'createCalendarFeed',
  '/v1/calendarfeed/create',
);

/**
 * Replace the address of the calendar feed.
 *
 * Creates another address for the feed. The previous one stops working immediately. 404 if the feed is off. The same
 * key returns the same address.
 *
 * Session: full. `POST /v1/calendarfeed/replace`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['CalendarFeedAddress']`
 * @throws {@link LifedeskError} 404 `not-found`; 409 `idempotency-conflict`
 */
export const replaceCalendarFeed: (
  sdk: Sdk,
  body: Schemas['EmptyBody'],
  options: KeyedCallOptions,
) => Promise<Schemas['CalendarFeedAddress']> = /* @__PURE__ */ postKeyed(
  'replaceCalendarFeed',
  '/v1/calendarfeed/replace',
);

/**
 * Turn the calendar feed off.
 *
 * The address stops working immediately. If the feed is off already, nothing changes.
 *
 * Session: full. `POST /v1/calendarfeed/revoke`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns nothing
 */
export const revokeCalendarFeed: (sdk: Sdk, body?: Schemas['EmptyBody'], options?: CallOptions) => Promise<undefined> =
  /* @__PURE__ */ post('revokeCalendarFeed', '/v1/calendarfeed/revoke', { mayBeEmpty: true });
