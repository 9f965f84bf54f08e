import { JourneyScreen, type Sending, type SentRequest, useApp, usePageNavigation } from '@lifedesk/journey';
import { type AnswerOf, bookMedicalCentre, bookTeleMedical, isLifedeskError } from '@lifedesk/sdk';
import { type ReactElement, useState } from 'react';
import { Booked } from './Booked.tsx';
import { BookingReview } from './BookingReview.tsx';
import { type BookingContext, type BookingValues, bookingJourney } from './booking-journey.ts';
import type { MedicalSlot, MedicalVisit } from './load-visits.ts';
import { CASE, isOutdated } from './medical-words.ts';
import { TimeStep } from './TimeStep.tsx';
import { PlaceStep, WayStep } from './WayAndPlace.tsx';

interface BookVisitProps {
  readonly visit: MedicalVisit;
  readonly onChanged: () => void;
}

const screens = { way: WayStep, place: PlaceStep, time: TimeStep, review: BookingReview };

/** Books an appointment, or moves the present one. */
export default function BookVisit({ visit, onChanged }: BookVisitProps): ReactElement {
  const { sdk } = useApp();
  const { self } = usePageNavigation();
  const [nearest, setNearest] = useState<readonly MedicalSlot[]>();
  const [booked, setBooked] = useState<AnswerOf<'bookMedicalCentre'>>();
  const { caseId, booking } = visit.status;
  const context: BookingContext = { ...visit, nearest };

  const send = async (values: BookingValues, sending: Sending): Promise<SentRequest> => {
    const { slotId, centreId, womanAttendant, companion, hivTest, video, mobileNo, way } = values;
    const shared = { caseId, slotId, womanAttendant, ...(booking && { replaces: booking.bookingId }) };
    try {
      const answer =
        way === 'tele'
          ? await bookTeleMedical(
              sdk,
              {
                ...shared,
                language: values.language,
                video,
                recordingConsent: values.isRecorded,
                ...(mobileNo.trim() !== '' && { mobileNo: mobileNo.trim() }),
              },
              sending,
            )
          : await bookMedicalCentre(sdk, { ...shared, centreId, companion, hivTestConsent: hivTest }, sending);
      setBooked(answer);
      return { ticket: answer.booking?.bookingId ?? caseId };
    } catch (error) {
      if (isLifedeskError(error) && error.code === 'slot-taken') setNearest(error.slots ?? []);
      else if (isOutdated(error)) onChanged();
      throw error;
    }
  };
  return (
    <JourneyScreen
      journey={bookingJourney}
      from={self({ [CASE]: caseId })}
      context={context}
      screens={screens}
      send={send}
      done={() => <Booked caseId={caseId} booked={booked} isChanged={booking !== undefined} />}
    />
  );
}
