import { useApp, useLocale, usePageNavigation, useTitlePrefix } from '@lifedesk/journey';
import { medicalWayText } from '@lifedesk/rules/texts';
import type { AnswerOf } from '@lifedesk/sdk';
import { Button, DateIcon, MessageScreen, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../../texts.ts';
import { bookingItems, Preparation } from './BookingFacts.tsx';
import { CASE } from './medical-words.ts';

interface BookedProps {
  readonly caseId: string;
  readonly booked: AnswerOf<'bookMedicalCentre'> | undefined;
  readonly isChanged: boolean;
}

/** The appointment that was made, or that the centre is still asked for, and how to prepare. Once it is made, a file for the calendar. */
export function Booked({ caseId, booked, isChanged }: BookedProps): ReactElement {
  const locale = useLocale();
  const { self } = usePageNavigation();
  const booking = booked?.booking;
  const isAsking = booked?.state === 'asking';
  const agreed = isChanged ? m.medicalAppointment_movedHeading() : m.medicalAppointment_bookedHeading();
  const heading = isAsking ? m.medicalAppointment_askingTitle() : agreed;
  useTitlePrefix(heading);
  return (
    <Stack gap="6">
      <MessageScreen
        config={{
          messageType: isAsking ? 'pending' : 'success',
          heading,
          body: isAsking ? m.medicalAppointment_askingBody() : m.medicalAppointment_bookedBody(),
          dataDetails: booking ? bookingItems(booking, medicalWayText(booking.way, locale)) : [],
        }}
        actions={
          <>
            <Button href={self({ [CASE]: caseId })}>{m.medicalAppointment_toAppointment()}</Button>
            {booked && !isAsking && <SaveToCalendar calendar={booked.calendar} />}
          </>
        }
      />
      {booking && <Preparation booking={booking} />}
    </Stack>
  );
}

/** A calendar file as sent by the server. It names no test. */
export function SaveToCalendar({ calendar }: { readonly calendar: string }): ReactElement {
  const { save } = useApp();
  const download = () => {
    const bytes = Uint8Array.from(atob(calendar), (char) => char.charCodeAt(0));
    save(new Blob([bytes], { type: 'text/calendar' }), 'appointment.ics');
  };
  return (
    <Button variant="secondary" icon={DateIcon} onClick={download}>
      {m.medicalAppointment_calendar()}
    </Button>
  );
}
