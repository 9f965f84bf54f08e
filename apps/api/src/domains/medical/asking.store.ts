import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { BookingRow } from './cases.store.ts';

/** The pause before the partner is asked about an appointment again; it grows each time nothing has changed. */
const pauseAfter = (asks: RawBuilder<unknown>) =>
  // biome-ignore lint/plugin/arithmetic: when to ask again, not money
  sql`least(interval '5 seconds' * power(2, least(${asks}, 10)), interval '10 minutes')`;
/**
 * Claims the next appointment about which the partner was to be asked at a moment, for this node alone. It gets its next
 * time first, so that a node that dies blocks nothing.
 */
export async function claimOwed(db: Db, due: Date, now: Date): Promise<BookingRow | undefined> {
  const { rows } = await sql<BookingRow>`
    update medical_booking set asks = asks + 1, look_at = ${now}::timestamptz + ${pauseAfter(sql`asks`)}
    where booking_id = (
      select booking_id from medical_booking where owed is not null and look_at <= ${due}::timestamptz
      order by look_at limit 1 for update skip locked)
    returning *`.execute(db);
  return rows[0];
}

/** More than the partner may take for two calls, so no two calls are made at the same time. */
const REST = sql`interval '20 seconds'`;
/** The pause after the third call is that long. */
const AT_LEAST_THIRD = sql`case when asks < 3 then 3 else asks end`;
/** The latest claim; the booking itself asks at once. */
const CLAIMED_AT = sql`look_at - case when asks = 0 then interval '0' else ${pauseAfter(sql`asks - 1`)} end`;

/**
 * Claims an appointment because a person waits for the partner's answer, unless it was claimed a moment ago. The pauses do
 * not grow.
 */
export async function claimAwaited(db: Db, now: Date, bookingId: string): Promise<BookingRow | undefined> {
  const { rows } = await sql<BookingRow>`
    update medical_booking set asks = ${AT_LEAST_THIRD}, look_at = ${now}::timestamptz + ${pauseAfter(sql`${AT_LEAST_THIRD} - 1`)}
    where booking_id = ${bookingId} and owed = 'book' and ${CLAIMED_AT} + ${REST} <= ${now}::timestamptz
    returning *`.execute(db);
  return rows[0];
}
