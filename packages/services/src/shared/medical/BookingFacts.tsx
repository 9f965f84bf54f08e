import { useLocale } from '@lifedesk/journey';
import { formatDate, todayInIndia } from '@lifedesk/rules';
import { medicalWayText } from '@lifedesk/rules/texts';
import { DataList, type DataListItem, Heading, Spoken, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../../texts.ts';
import type { MedicalBooking } from './load-visits.ts';
import { momentOf, timeOf } from './medical-words.ts';

/** When and where, what to show there, and the word that whoever calls about it says. */
export function BookingFacts({ booking }: { readonly booking: MedicalBooking }): ReactElement {
  const locale = useLocale();
  return <DataList items={bookingItems(booking, medicalWayText(booking.way, locale))} />;
}

export function bookingItems(booking: MedicalBooking, way: string): DataListItem[] {
  const { start, name, addressDetails, code, checkWord, womanAttendant, companion, sentTo } = booking;
  return [
    { label: m.medicalAppointment_when(), value: momentOf(start), figure: true, strong: true },
    { label: m.medicalAppointment_how(), value: way },
    { label: m.medicalAppointment_where(), value: [name, ...addressDetails].join(', ') },
    { label: m.medicalAppointment_number(), value: code, figure: true },
    { label: m.medicalAppointment_checkWord(), value: checkWord },
    ...(womanAttendant ? [{ label: m.medicalAppointment_woman(), value: m.medicalAppointment_yes() }] : []),
    ...(companion ? [{ label: m.medicalAppointment_companion(), value: m.medicalAppointment_yes() }] : []),
    ...(sentTo ? [{ label: m.medicalAppointment_weCall(), value: sentTo, figure: true }] : []),
  ];
}

/** What to do before, and what to bring. */
export function Preparation({ booking }: { readonly booking: MedicalBooking }): ReactElement {
  const { fasting, way } = booking;
  const lines = [
    ...(fasting
      ? [
          m.medicalAppointment_fasting({
            date: formatDate(todayInIndia(new Date(fasting.from))),
            from: timeOf(fasting.from),
            latest: timeOf(fasting.latest),
          }),
          m.medicalAppointment_fastingMedicine(),
        ]
      : []),
    m.medicalAppointment_checkWordHelp(),
    ...(way === 'tele' ? [m.medicalAppointment_prepareCall()] : [m.medicalAppointment_prepareIdentity()]),
    ...(fasting ? [m.medicalAppointment_prepareAlcohol()] : []),
  ];
  return (
    <Stack gap="1">
      <Heading level={3}>{m.medicalAppointment_preparation()}</Heading>
      <Stack as="ul" gap="2">
        {lines.map((line) => (
          <li key={line}>
            <Spoken>{line}</Spoken>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
