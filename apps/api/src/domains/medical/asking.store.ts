import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { BookingRow } from './cases.store.ts';

/** The pause before the partner is asked about an appointment again; it grows each time nothing has changed. */
// biome-ignore lint/plugin/arithmetic: when to ask again, not money
const AGAIN = sql`least(interval '5 seconds' * power(2, least(asks, 10)), interval '10 minutes')`;

/**
 * Claims appointments about which the partner is to be asked, for this node alone. Each gets its next time first, so that
 * a node that dies blocks nothing.
 */
export async function claimOwed(db: Db, now: Date, most: number): Promise<BookingRow[]> {
  const { rows } = await sql<BookingRow>`
    update medical_booking set asks = asks + 1, look_at = ${now}::timestamptz + ${AGAIN}
    where booking_id in (
      select booking_id from medical_booking where owed is not null and look_at <= ${now}::timestamptz
      order by look_at limit ${most} for update skip locked)
    returning *`.execute(db);
  return rows;
}
