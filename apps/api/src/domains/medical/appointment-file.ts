import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { type Language, m } from '../../platform/language.ts';
import { isCurrent } from './bookings.store.ts';
import type { BookingRow, CentreRow } from './cases.store.ts';

interface Appointment {
  readonly booking: BookingRow;
  readonly centre: CentreRow;
  /** Of the insurer. */
  readonly insurer: string;
  readonly language: Language;
  readonly at: Date;
}

/** The calendar file of an appointment in base64 (RFC 5545). It names no test: others read calendars too. */
export function appointmentFile({ booking, centre, insurer, language, at }: Appointment): string {
  const isCancelled = !isCurrent(booking);
  const agreed = booking.state === 'asking' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
  const calendar = ical({
    prodId: { company: 'Lifedesk', product: 'Appointments', language: language.toUpperCase() },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: booking.booking_id,
    start: booking.start_at,
    end: booking.end_at,
    summary: m.note_appointment({ insurer }, { locale: language }),
    location: centre.address.join(', '),
    sequence: booking.sequence,
    status: isCancelled ? ICalEventStatus.CANCELLED : agreed,
    stamp: at,
  });
  return Buffer.from(`${calendar.toString()}\r\n`).toString('base64');
}
