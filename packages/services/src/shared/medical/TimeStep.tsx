import { FormStep, fieldId, Loaded, useApp, useOperation, useStep } from '@lifedesk/journey';
import { addCalendarDays, todayInIndia } from '@lifedesk/rules';
import { type AnswerOf, type BodyOf, medicalCentres } from '@lifedesk/sdk';
import { Button, Heading, Link, Notice, RadioGroup, SelectField, Stack } from '@lifedesk/ui';
import { type ReactElement, useState } from 'react';
import * as m from '../../texts.ts';
import { type BookingValues, bookingJourney } from './booking-journey.ts';
import { CentreMap } from './CentreMap.tsx';
import { dayOf, kilometres, timeOf } from './medical-words.ts';

type CentreList = AnswerOf<'medicalCentres'>;
type Centre = CentreList['centres'][number];

/** How many days one call lists, and how many pages of them can be booked. */
const DAYS = 14;
const PAGES = 2;

/** The places near the person with their free times. */
export function TimeStep(): ReactElement {
  const { now } = useApp();
  const { context, values } = useStep(bookingJourney);
  const [page, setPage] = useState(0);
  const [today] = useState(() => todayInIndia(now()));
  const from = addCalendarDays(today, 1 + page * DAYS);
  const body = searchOf(context.one.caseId, values, from, addCalendarDays(from, DAYS - 1));
  const result = useOperation(medicalCentres, body);
  return (
    <Loaded
      result={result}
      heading={m.medicalAppointment_timeHeading()}
      failed={m.medicalAppointment_timesNotLoaded()}
      shapes={['heading', 'text', 'text']}
    >
      {(found) =>
        found.centres.length === 0 ? (
          <NoCentre found={found} />
        ) : (
          <Times
            centres={found.centres}
            middle={found.place}
            later={page < PAGES - 1 ? () => setPage(page + 1) : undefined}
            earlier={page > 0 ? () => setPage(page - 1) : undefined}
          />
        )
      }
    </Loaded>
  );
}

function searchOf(caseId: string, values: BookingValues, from: string, to: string): BodyOf<'medicalCentres'> {
  const { way, womanAttendant, stepFree, byTown, pinCode, state, city } = values;
  const place = byTown ? { state: state.trim(), city: city.trim() } : { pinCode: pinCode.replaceAll(/\s/g, '') };
  return { caseId, way: way || 'centre', womanAttendant, stepFree, from, to, ...(way !== 'tele' && place) };
}

interface TimesProps {
  readonly centres: readonly Centre[];
  /** Of the PIN code. */
  readonly middle: CentreList['place'];
  readonly later: (() => void) | undefined;
  readonly earlier: (() => void) | undefined;
}

function Times({ centres, middle, later, earlier }: TimesProps): ReactElement {
  const { values, set, errorOf } = useStep(bookingJourney);
  const [only] = centres;
  const centre =
    centres.find(({ centreId }) => centreId === values.centreId) ?? (centres.length === 1 ? only : undefined);
  const days = [...new Set((centre?.slots ?? []).map(({ start }) => dayOf(start)))];
  const [chosenDay, setDay] = useState(values.start === '' ? '' : dayOf(values.start));
  const day = days.includes(chosenDay) ? chosenDay : (days[0] ?? '');
  const slots = (centre?.slots ?? []).filter(({ start }) => dayOf(start) === day);
  const nowhere = { slotId: '', start: '' };
  const places = centres.flatMap(({ place }) => place ?? []);
  const isOnMap = middle !== undefined && places.length === centres.length;
  return (
    <FormStep heading={m.medicalAppointment_timeHeading()} lead={m.medicalAppointment_timeLead()}>
      <Stack gap="6">
        {centres.length > 1 && isOnMap && (
          <CentreMap middle={middle} places={places} chosen={centre ? centres.indexOf(centre) : -1} />
        )}
        {centres.length > 1 && (
          <RadioGroup
            id={centre ? undefined : fieldId('slotId')}
            error={centre ? undefined : errorOf('slotId')}
            name="centreId"
            label={m.medicalAppointment_centre()}
            value={centre?.centreId ?? ''}
            onValueChange={(centreId) => set({ ...nowhere, centreId })}
            options={centres.map(({ centreId, name, addressDetails, distance, stepFree }, place) => ({
              value: centreId,
              label: labelOf(name, distance, isOnMap ? place + 1 : undefined),
              help: `${addressDetails.join(', ')}. ${stepFree ? m.medicalAppointment_isStepFree() : ''}`,
            }))}
          />
        )}
        {centre && days.length === 0 && <p>{m.medicalAppointment_noTimes()}</p>}
        {centre && days.length > 0 && (
          <>
            <SelectField
              name="day"
              label={m.medicalAppointment_day()}
              options={days.map((value) => ({ value, label: value }))}
              value={day}
              onChange={({ target }) => {
                setDay(target.value);
                set(nowhere);
              }}
            />
            <RadioGroup
              id={fieldId('slotId')}
              name="slotId"
              label={m.medicalAppointment_time({ day })}
              help={slots[0]?.fasting ? m.medicalAppointment_fastingHint() : undefined}
              error={errorOf('slotId')}
              value={values.slotId}
              onValueChange={(slotId) => {
                const start = slots.find((slot) => slot.slotId === slotId)?.start ?? '';
                set({
                  slotId,
                  start,
                  centreId: centre.centreId,
                  place: [centre.name, ...centre.addressDetails].join(', '),
                });
              }}
              options={slots.map(({ slotId, start }) => ({ value: slotId, label: timeOf(start) }))}
            />
          </>
        )}
        {earlier && (
          <div>
            <Button variant="text" onClick={earlier}>
              {m.medicalAppointment_earlier()}
            </Button>
          </div>
        )}
        {later && (
          <div>
            <Button variant="text" onClick={later}>
              {m.medicalAppointment_later()}
            </Button>
          </div>
        )}
      </Stack>
    </FormStep>
  );
}

/** With the number on the map, if there is one. */
function labelOf(name: string, distance: number | undefined, number: number | undefined): string {
  const place = distance === undefined ? name : `${name}, ${kilometres(distance)}`;
  return number === undefined ? place : m.medicalAppointment_numbered({ number, place });
}

/** Why no place is listed, and the ways that are left. */
function NoCentre({ found }: { readonly found: CentreList }): ReactElement {
  const { insurer } = useApp();
  const { context, set, goBack } = useStep(bookingJourney);
  const { because, nextBest } = found;
  const { phone } = insurer;
  const isUnknown = because === 'pin-code-unknown';
  const mayComeHome = nextBest === 'home' && context.one.ways.includes('home');
  return (
    <Stack gap="6">
      <Heading level={1}>{m.medicalAppointment_timeHeading()}</Heading>
      <Notice tone="warning" title={isUnknown ? m.medicalAppointment_pinUnknown() : whyNone(because)}>
        {isUnknown
          ? m.medicalAppointment_pinUnknownBody()
          : mayComeHome
            ? m.medicalAppointment_homeInstead()
            : m.medicalAppointment_callInstead()}
      </Notice>
      {isUnknown && (
        <div>
          <Button
            onClick={() => {
              // first, because the present answers decide which step is before this one
              goBack();
              set({ byTown: true });
            }}
          >
            {m.medicalAppointment_byTown()}
          </Button>
        </div>
      )}
      {mayComeHome && (
        <div>
          <Button onClick={() => set({ way: 'home', slotId: '', centreId: '', start: '' })}>
            {m.medicalAppointment_takeHome()}
          </Button>
        </div>
      )}
      <p>
        <Link href={`tel:${phone.dial}`}>{m.medicalAppointment_call({ phone: phone.read })}</Link>
      </p>
    </Stack>
  );
}

const whyNone = (because: CentreList['because']): string =>
  because === 'none-that-fits' ? m.medicalAppointment_noneFits() : m.medicalAppointment_noneNear();
