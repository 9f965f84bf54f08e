import { type Kysely, sql } from 'kysely';
import { createTable } from '../parties/create-table.ts';

/** An appointment as the centres store it. Instants are ISO texts. */
export interface StoredAppointment {
  readonly bookingId: string;
  /** Of the last call. */
  readonly sequence: number;
  readonly answer: 'booked' | 'refused' | 'cancelled';
  /** When the answer is known; a late one is in the future. */
  readonly knownAt: string;
  /** The time that is kept; absent if none is. */
  readonly time?: { readonly start: string; readonly end: string };
}

export interface AppointmentEvent {
  readonly bookingId: string;
  readonly start: string;
  readonly event: 'arrived' | 'done' | 'reports-in' | 'cancelled';
}

export interface AppointmentStore {
  find(bookingId: string): Promise<StoredAppointment | undefined>;
  /** Stores it unless a call with its sequence or a higher one was stored. Returns what is stored then. */
  put(appointment: StoredAppointment): Promise<StoredAppointment>;
  /** Gives up the times of all appointments that begin after a moment, and returns them as they were. */
  cancelAfter(moment: Date): Promise<StoredAppointment[]>;
  owe(event: AppointmentEvent, dueAt: Date): Promise<void>;
  /** Events that are due and not delivered, oldest first. */
  due(now: Date): Promise<AppointmentEvent[]>;
  delivered(event: AppointmentEvent): Promise<void>;
}

/** Stores appointments in tables of its own, which belong to the simulator and not to the product. */
export async function appointmentStore<Tables>(db: Kysely<Tables>): Promise<AppointmentStore> {
  await createTable(
    db,
    sql`create table if not exists sandbox_appointment (
      booking_id text primary key, sequence integer not null, body jsonb not null)`,
    sql`create table if not exists sandbox_appointment_event (
      booking_id text not null, start text not null, event text not null, due_at timestamptz not null,
      is_delivered boolean not null default false, primary key (booking_id, start, event))`,
  );
  const find = async (bookingId: string): Promise<StoredAppointment | undefined> =>
    (
      await sql<{ body: StoredAppointment }>`
        select body from sandbox_appointment where booking_id = ${bookingId}`.execute(db)
    ).rows[0]?.body;
  return {
    find,
    async put(appointment) {
      const { bookingId, sequence } = appointment;
      await sql`insert into sandbox_appointment as a (booking_id, sequence, body)
        values (${bookingId}, ${sequence}, ${JSON.stringify(appointment)}::jsonb)
        on conflict (booking_id) do update set sequence = excluded.sequence, body = excluded.body
        where a.sequence < excluded.sequence`.execute(db);
      const stored = await find(bookingId);
      if (!stored) throw new Error('the appointment could not be stored');
      return stored;
    },
    async cancelAfter(moment) {
      const { rows } = await sql<{ body: StoredAppointment }>`
        update sandbox_appointment a set body = a.body - 'time' || '{"answer": "cancelled"}'
        from (select booking_id, body from sandbox_appointment
          where (body -> 'time' ->> 'start')::timestamptz > ${moment}::timestamptz for update) as before
        where a.booking_id = before.booking_id returning before.body`.execute(db);
      return rows.map(({ body }) => body);
    },
    async owe({ bookingId, start, event }, dueAt) {
      await sql`insert into sandbox_appointment_event (booking_id, start, event, due_at)
        values (${bookingId}, ${start}, ${event}, ${dueAt}) on conflict do nothing`.execute(db);
    },
    async due(now) {
      const { rows } = await sql<AppointmentEvent>`
        select booking_id as "bookingId", start, event from sandbox_appointment_event
        where not is_delivered and due_at <= ${now}::timestamptz order by due_at, booking_id limit 200`.execute(db);
      return rows;
    },
    async delivered({ bookingId, start, event }) {
      await sql`update sandbox_appointment_event set is_delivered = true
        where booking_id = ${bookingId} and start = ${start} and event = ${event}`.execute(db);
    },
  };
}
