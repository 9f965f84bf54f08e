import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { BookingRow, CentreRow } from './cases.store.ts';

/** The newest appointment of a case, in any state. Only the newest can be current. */
export async function findNewestBooking(db: Db, caseId: string): Promise<BookingRow | undefined> {
  return db
    .selectFrom('medical_booking')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy(sql`state in ('asking', 'booked', 'arrived')`, 'desc')
    .orderBy('made_at', 'desc')
    .executeTakeFirst();
}

const CURRENT: readonly BookingRow['state'][] = ['asking', 'booked', 'arrived'];
export const isCurrent = ({ state }: BookingRow): boolean => CURRENT.includes(state);

export async function findBooking(db: Db, bookingId: string): Promise<BookingRow | undefined> {
  return db.selectFrom('medical_booking').selectAll().where('booking_id', '=', bookingId).executeTakeFirst();
}

export async function findCentre(db: Db, centreId: string): Promise<CentreRow | undefined> {
  return db.selectFrom('medical_centre').selectAll().where('centre_id', '=', centreId).executeTakeFirst();
}

export async function insertBooking(db: Db, row: Insertable<Tables['medical_booking']>): Promise<BookingRow> {
  return db.insertInto('medical_booking').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function setBooking(
  db: Db,
  bookingId: string,
  to: Updateable<Tables['medical_booking']>,
): Promise<BookingRow> {
  return db
    .updateTable('medical_booking')
    .set(to)
    .where('booking_id', '=', bookingId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Frees the seat of an appointment, except the one that it moved to. */
export async function releaseSeat(
  db: Db,
  bookingId: string,
  movedTo?: { centreId: string; start: Date },
): Promise<void> {
  await db
    .deleteFrom('medical_seat')
    .where('booking_id', '=', bookingId)
    .$if(movedTo !== undefined, (q) =>
      q.where((is) =>
        is.or([is('centre_id', '!=', movedTo?.centreId ?? ''), is('start_at', '!=', movedTo?.start ?? new Date(0))]),
      ),
    )
    .execute();
}

/**
 * Takes a free seat for an appointment. The primary key gives each seat to one person, on all nodes. Returns false if all
 * are taken.
 */
export async function takeSeat(
  db: Db,
  { bookingId, centre, start }: { bookingId: string; centre: CentreRow; start: Date },
): Promise<boolean> {
  for (let tried = 0; tried < centre.seats; tried += 1) {
    const { rows } = await sql`
      insert into medical_seat (centre_id, start_at, seat, booking_id)
      select ${centre.centre_id}, ${start}::timestamptz, n, ${bookingId} from generate_series(1, ${centre.seats}::int) n
      where not exists (select from medical_seat s
        where s.centre_id = ${centre.centre_id} and s.start_at = ${start}::timestamptz and s.seat = n)
      order by n limit 1
      on conflict (centre_id, start_at, seat) do nothing returning seat`.execute(db);
    if (rows.length > 0) return true;
    // someone else took it at the same moment; the next one may be free
  }
  return false;
}

/** How many seats are taken, by the time in milliseconds. */
export async function countTaken(db: Db, centreIds: readonly string[], from: Date, to: Date) {
  if (centreIds.length === 0) return new Map<string, number>();
  const rows = await db
    .selectFrom('medical_seat')
    .select(['centre_id', 'start_at', (e) => e.fn.countAll<number>().as('count')])
    .where('centre_id', 'in', [...centreIds])
    .where('start_at', '>=', from)
    .where('start_at', '<=', to)
    .groupBy(['centre_id', 'start_at'])
    .execute();
  return new Map(rows.map((row) => [`${row.centre_id} ${row.start_at.getTime()}`, Number(row.count)]));
}

/** Centres of a way that fit. */
export async function findCentres(
  db: Db,
  { way, womanAttendant, stepFree }: { way: CentreRow['way']; womanAttendant: boolean; stepFree: boolean },
): Promise<CentreRow[]> {
  return db
    .selectFrom('medical_centre')
    .selectAll()
    .where('way', '=', way)
    .$if(womanAttendant, (q) => q.where('woman_attendant', '=', true))
    .$if(stepFree, (q) => q.where('step_free', '=', true))
    .orderBy('centre_id')
    .execute();
}

export async function findPinPlace(db: Db, pinCode: string) {
  return db
    .selectFrom('pin_place')
    .select(['latitude', 'longitude'])
    .where('pin_code', '=', pinCode)
    .executeTakeFirst();
}

/** Days on which no appointments are made. */
export async function findHolidays(db: Db) {
  return (await db.selectFrom('bank_holiday').select('on_date').execute()).map(({ on_date }) => on_date);
}

export async function findRegisteredMobile(db: Db, account: { customerId: number; applicantId: number | null }) {
  const row =
    account.applicantId === null
      ? await db.selectFrom('customer').select('mobile').where('id', '=', account.customerId).executeTakeFirst()
      : await db.selectFrom('applicant').select('mobile').where('id', '=', account.applicantId).executeTakeFirst();
  return row?.mobile ?? null;
}

export async function findCall(db: Db, caseId: string, key: string) {
  return db
    .selectFrom('medical_call')
    .select(['request_hash', 'answer'])
    .where('case_id', '=', caseId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

export async function insertCall(db: Db, call: Insertable<Tables['medical_call']>): Promise<void> {
  await db.insertInto('medical_call').values(call).execute();
}

/** The application shows where and when its tests are. */
export async function showOnApplication(
  db: Db,
  applicationNo: string | null,
  booking: { centre: CentreRow; start: Date } | null,
): Promise<void> {
  if (applicationNo === null) return;
  await db
    .updateTable('application')
    .set({
      medical_centre: booking && [booking.centre.name, ...booking.centre.address].join(', '),
      medical_start: booking?.start ?? null,
    })
    .where('application_no', '=', applicationNo)
    .execute();
}
