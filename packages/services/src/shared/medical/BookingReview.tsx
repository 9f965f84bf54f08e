import { fieldId, ReviewStep, useApp, useLocale, useStep } from '@lifedesk/journey';
import { medicalWayText } from '@lifedesk/rules/texts';
import { Button, Checkbox, Link, Notice, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../../texts.ts';
import { bookingJourney, takesBlood } from './booking-journey.ts';
import type { MedicalSlot } from './load-visits.ts';
import { momentOf } from './medical-words.ts';

/** What is about to be booked, the consent to a test for HIV, and the nearest times if the chosen one has gone. */
export function BookingReview(): ReactElement {
  const locale = useLocale();
  const { insurer } = useApp();
  const { context, values, check, errorOf } = useStep(bookingJourney);
  const { way, start, place, womanAttendant, companion } = values;
  const { phone } = insurer;
  const refusal = errorOf('appointment');
  return (
    <ReviewStep
      heading={m.medicalAppointment_reviewHeading()}
      caption={m.medicalAppointment_appointment()}
      rows={[
        { id: 'when', label: m.medicalAppointment_when(), after: momentOf(start), figure: true, step: 'time' },
        { id: 'how', label: m.medicalAppointment_how(), after: way && medicalWayText(way, locale), step: 'way' },
        { id: 'where', label: m.medicalAppointment_where(), after: place, step: 'time' },
        {
          id: 'woman',
          label: m.medicalAppointment_woman(),
          after: womanAttendant ? m.medicalAppointment_yes() : m.medicalAppointment_no(),
          step: 'way',
        },
        ...(companion
          ? [{ id: 'with', label: m.medicalAppointment_companion(), after: m.medicalAppointment_yes(), step: 'way' }]
          : []),
        { id: 'cost', label: m.medicalAppointment_cost(), after: '₹0', figure: true },
      ]}
      action={m.medicalAppointment_book()}
    >
      <Stack gap="6">
        {refusal !== undefined && (
          <Notice id={fieldId('appointment')} tabIndex={-1} tone="warning" title={refusal}>
            <Link href={`tel:${phone.dial}`}>{m.medicalAppointment_call({ phone: phone.read })}</Link>
          </Notice>
        )}
        {context.nearest && <Nearest slots={context.nearest} />}
        {takesBlood(context) && way !== 'tele' && (
          <Checkbox
            {...check('hivTest')}
            label={m.medicalAppointment_hivConsent()}
            help={m.medicalAppointment_hivConsentHelp()}
          />
        )}
      </Stack>
    </ReviewStep>
  );
}

/** The chosen time was taken. One press books another. */
function Nearest({ slots }: { readonly slots: readonly MedicalSlot[] }): ReactElement {
  const { set, send, sending, refuse, change } = useStep(bookingJourney);
  const take = async ({ slotId, start }: MedicalSlot) => {
    set({ slotId, start });
    try {
      await send({ slotId, start });
    } catch (error) {
      await refuse(error);
    }
  };
  return (
    <Notice tone="warning" role="alert" title={m.medicalAppointment_gone()}>
      <Stack as="ul" gap="2">
        {slots.map((slot) => (
          <li key={slot.slotId}>
            <Button variant="secondary" loading={sending} onClick={() => void take(slot)}>
              {m.medicalAppointment_take({ moment: momentOf(slot.start) })}
            </Button>
          </li>
        ))}
        <li>
          <Button variant="text" onClick={() => change('time')}>
            {m.medicalAppointment_otherTimes()}
          </Button>
        </li>
      </Stack>
    </Notice>
  );
}
