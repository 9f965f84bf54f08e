import { FormStep, useLocale, useStep } from '@lifedesk/journey';
import { medicalWayText } from '@lifedesk/rules/texts';
import { Button, Checkbox, RadioGroup, Stack, TextField } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../../texts.ts';
import { bookingJourney } from './booking-journey.ts';

/** How the tests are done, and what the person wishes. */
export function WayStep(): ReactElement {
  const locale = useLocale();
  const { context, values, choice, check, text, set } = useStep(bookingJourney);
  const { one } = context;
  return (
    <FormStep heading={m.medicalAppointment_wayHeading()} lead={m.medicalAppointment_wayLead()}>
      <Stack gap="6">
        <RadioGroup
          {...choice('way')}
          // the times of another way are others
          onValueChange={(chosen) => {
            const way = one.ways.find((each) => each === chosen) ?? '';
            set({ way, slotId: '', centreId: '', start: '', place: '' });
          }}
          label={m.medicalAppointment_wayHeading()}
          options={one.ways.map((way) => ({ value: way, label: medicalWayText(way, locale) }))}
        />
        <Stack gap="3" role="group" aria-label={m.medicalAppointment_wishes()}>
          <Checkbox {...check('womanAttendant')} label={m.medicalAppointment_womanWish()} />
          {values.way === 'centre' && <Checkbox {...check('stepFree')} label={m.medicalAppointment_stepFreeWish()} />}
          {values.way !== 'tele' && <Checkbox {...check('companion')} label={m.medicalAppointment_companionWish()} />}
        </Stack>
        {values.way === 'tele' && (
          <Stack gap="5">
            <RadioGroup
              {...choice('language')}
              onValueChange={(language) => set({ language: language === 'hi' ? 'hi' : 'en' })}
              label={m.medicalAppointment_language()}
              options={[
                { value: 'en', label: m.medicalAppointment_english() },
                { value: 'hi', label: m.medicalAppointment_hindi() },
              ]}
            />
            <Checkbox {...check('video')} label={m.medicalAppointment_video()} />
            <TextField
              {...text('mobileNo')}
              label={m.medicalAppointment_otherMobile()}
              optional={m.request_optional()}
              help={m.medicalAppointment_otherMobileHelp()}
              inputMode="tel"
              autoComplete="tel"
              maxLength={16}
              figures
            />
            <Checkbox {...check('isRecorded')} label={m.medicalAppointment_recording()} />
          </Stack>
        )}
      </Stack>
    </FormStep>
  );
}

/** Where the person is. */
export function PlaceStep(): ReactElement {
  const { values, text, set } = useStep(bookingJourney);
  const { byTown } = values;
  return (
    <FormStep heading={m.medicalAppointment_placeHeading()} lead={m.medicalAppointment_placeLead()}>
      <Stack gap="4">
        {byTown ? (
          <>
            <TextField {...text('state')} label={m.address_state()} autoComplete="address-level1" maxLength={60} />
            <TextField {...text('city')} label={m.address_city()} autoComplete="address-level2" maxLength={60} />
          </>
        ) : (
          <TextField
            {...text('pinCode')}
            label={m.address_pin()}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={7}
            figures
          />
        )}
        <div>
          <Button variant="text" onClick={() => set({ byTown: !byTown })}>
            {byTown ? m.medicalAppointment_byPin() : m.medicalAppointment_byTown()}
          </Button>
        </div>
      </Stack>
    </FormStep>
  );
}
