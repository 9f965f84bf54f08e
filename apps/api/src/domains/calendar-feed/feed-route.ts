import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { addressGroup } from '../../platform/access/address-group.ts';
import { LIMITS } from '../../platform/access/limits/limit-table.ts';
import { createLimits } from '../../platform/access/limits/limits.ts';
import { problem } from '../../platform/problem.ts';
import { FEED_PATH, tokenOf } from './feed-address.ts';
import { fetchFeed } from './fetch-feed.ts';

/** How long a calendar may use its copy without revalidating, in seconds. */
const FRESH_S = 900;

/**
 * The route from which calendars fetch. It has no session; the token in the address is the only key. The responses for
 * unknown, replaced, turned-off and malformed tokens are identical.
 */
export function addCalendarFeeds(api: FastifyInstance, deps: Deps): void {
  const limits = createLimits(deps);
  // The fetch limit counts by the feed's id, so no counter key contains the token.
  api.get<{ Params: { file: string } }>(`${FEED_PATH}/:file`, async (request, reply) => {
    const token = tokenOf(request.params.file);
    const text = token && (await fetchFeed(deps, token, (id) => limits.reserveOrThrow(LIMITS.calendarFetches, id)));
    if (!text) {
      await limits.reserveOrThrow(LIMITS.unknownCalendars, addressGroup(request.ip));
      throw problem('not-found', { detail: 'There is nothing at this address.' });
    }
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    reply.headers({
      etag,
      'cache-control': `private, max-age=${FRESH_S}`,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    if (isKnown(request, etag)) return reply.code(304).send();
    return reply
      .header('content-disposition', 'inline; filename="premiums.ics"')
      .type('text/calendar; charset=utf-8')
      .send(text);
  });
}

/** Whether the caller has this version. `If-None-Match` compares weakly (RFC 9110). */
function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? [];
  return known.includes('*') || known.includes(etag);
}
