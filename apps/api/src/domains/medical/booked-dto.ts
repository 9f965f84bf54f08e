import type { components } from '@lifedesk/contract';
import { changesLeft } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { appointmentFile } from './appointment-file.ts';
import { isCurrent } from './bookings.store.ts';
import type { BookingRow, CaseRow, CentreRow } from './cases.store.ts';
import { toBooking } from './medical-dto.ts';

/** What a call that books, changes or cancels an appointment returns: the appointment, unless it ended, and its calendar file. */
export function toBookedMedical(
  { config }: Pick<Deps, 'config'>,
  { row, now }: { readonly row: CaseRow; readonly now: Date },
  booking: BookingRow,
  centre: CentreRow,
): components['schemas']['BookedMedical'] {
  const language = booking.language ?? 'en';
  const insurer = config.brand.insurer[language];
  return {
    state: row.state,
    ...(isCurrent(booking) && { booking: toBooking(booking, centre, row) }),
    changesLeft: changesLeft(row.changes, now),
    calendar: appointmentFile({ booking, centre, insurer, language, at: now }),
  };
}
