import {
  defineJourney,
  fieldId,
  JourneyScreen,
  ReviewStep,
  ruleMessage,
  type Sending,
  type SentRequest,
  useApp,
  usePageNavigation,
  useStep,
  useTitlePrefix,
} from '@lifedesk/journey';
import { changeBookingText } from '@lifedesk/rules/texts';
import { type AnswerOf, type BodyOf, bookMedicalCentre, bookTeleMedical, type LifedeskError } from '@lifedesk/sdk';
import { Button, Link, MessageScreen, Notice, RadioGroup, Stack } from '@lifedesk/ui';
import { type ReactElement, useState } from 'react';
import * as m from '../../texts.ts';
import { SaveToCalendar } from './Booked.tsx';
import type { MedicalBooking, MedicalVisit } from './load-visits.ts';
import { CASE, isOutdated, momentOf } from './medical-words.ts';

type Reason = NonNullable<BodyOf<'bookMedicalCentre'>['reason']>;
const reasons = {
  unwell: m.medicalAppointment_reasonUnwell,
  travel: m.medicalAppointment_reasonTravel,
  time: m.medicalAppointment_reasonTime,
  other: m.medicalAppointment_reasonOther,
} as const satisfies Readonly<Record<Reason, () => string>>;
const reasonIds = ['unwell', 'travel', 'time', 'other'] as const satisfies readonly Reason[];

type CancelValues = { readonly reason: string; readonly appointment: string };
const blank: CancelValues = { reason: '', appointment: '' };

const cancelJourney = defineJourney({
  id: 'medical-appointment.cancel',
  guide: { needs: [], next: [m.medicalAppointment_nextFree, m.medicalAppointment_nextAgain] },
  blank,
  storesNothing: true,
  steps: [{ id: 'review', name: m.review_step, fields: ['reason', 'appointment'] }],
  begin: (_context: MedicalBooking) => ({}),
  refusals(error: LifedeskError) {
    const { code } = error;
    if (isOutdated(error)) return {};
    if (code !== 'too-late' && code !== 'no-changes-left') return undefined;
    return { appointment: ruleMessage(changeBookingText, code) };
  },
});

interface CancelVisitProps {
  readonly visit: MedicalVisit;
  readonly booking: MedicalBooking;
  readonly onChanged: () => void;
}

/** Gives an appointment up. */
export default function CancelVisit({ visit, booking, onChanged }: CancelVisitProps): ReactElement {
  const { sdk } = useApp();
  const { self } = usePageNavigation();
  const [answer, setAnswer] = useState<AnswerOf<'bookMedicalCentre'>>();
  const { caseId } = visit.one;
  const send = async ({ reason }: CancelValues, sending: Sending): Promise<SentRequest> => {
    const chosen = reasonIds.find((id) => id === reason);
    const body = { caseId, cancel: booking.bookingId, ...(chosen && { reason: chosen }) };
    try {
      const cancelled = await (booking.way === 'tele'
        ? bookTeleMedical(sdk, body, sending)
        : bookMedicalCentre(sdk, body, sending));
      setAnswer(cancelled);
      return { ticket: booking.bookingId };
    } catch (error) {
      if (isOutdated(error)) onChanged();
      throw error;
    }
  };
  return (
    <JourneyScreen
      journey={cancelJourney}
      from={self({ [CASE]: caseId })}
      context={booking}
      screens={{ review: CancelReview }}
      send={send}
      done={() => <Cancelled caseId={caseId} calendar={answer?.calendar} />}
    />
  );
}

function CancelReview(): ReactElement {
  const { phone } = useApp().insurer;
  const { context, choice, errorOf } = useStep(cancelJourney);
  const refusal = errorOf('appointment');
  return (
    <ReviewStep
      heading={m.medicalAppointment_cancelHeading()}
      lead={m.medicalAppointment_cancelLead()}
      caption={m.medicalAppointment_appointment()}
      rows={[
        { id: 'when', label: m.medicalAppointment_when(), after: momentOf(context.start), figure: true },
        { id: 'where', label: m.medicalAppointment_where(), after: context.name },
      ]}
      action={m.medicalAppointment_cancel()}
    >
      <Stack gap="6">
        {refusal !== undefined && (
          <Notice id={fieldId('appointment')} tabIndex={-1} tone="warning" title={refusal}>
            <Link href={`tel:${phone.dial}`}>{m.medicalAppointment_call({ phone: phone.read })}</Link>
          </Notice>
        )}
        <RadioGroup
          {...choice('reason')}
          label={m.medicalAppointment_reason()}
          optional={m.request_optional()}
          options={reasonIds.map((id) => ({ value: id, label: reasons[id]() }))}
        />
      </Stack>
    </ReviewStep>
  );
}

interface CancelledProps {
  readonly caseId: string;
  readonly calendar: string | undefined;
}

function Cancelled({ caseId, calendar }: CancelledProps): ReactElement {
  const { self } = usePageNavigation();
  const heading = m.medicalAppointment_cancelledHeading();
  useTitlePrefix(heading);
  return (
    <MessageScreen
      config={{ messageType: 'success', heading, body: m.medicalAppointment_cancelledBody() }}
      actions={
        <>
          <Button href={self({ [CASE]: caseId, do: 'book' })}>{m.medicalAppointment_chooseTime()}</Button>
          {calendar && <SaveToCalendar calendar={calendar} />}
        </>
      }
    />
  );
}
