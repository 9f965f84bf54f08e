import { defineJourney, type Message, ruleMessage } from '@lifedesk/journey';
import { checkMobile, checkPinCode } from '@lifedesk/rules';
import { changeBookingText, mobileText, pinCodeText } from '@lifedesk/rules/texts';
import type { LifedeskError } from '@lifedesk/sdk';
import * as m from '../../texts.ts';
import type { MedicalSlot, MedicalVisit, MedicalWay } from './load-visits.ts';
import { isOutdated } from './medical-words.ts';

export type BookingValues = {
  readonly way: MedicalWay | '';
  readonly womanAttendant: boolean;
  readonly stepFree: boolean;
  readonly companion: boolean;
  readonly language: 'en' | 'hi';
  readonly video: boolean;
  readonly isRecorded: boolean;
  /** Another number than the registered one; empty for that one. */
  readonly mobileNo: string;
  readonly pinCode: string;
  /** Asked for if we do not know the PIN code. */
  readonly byTown: boolean;
  readonly state: string;
  readonly city: string;
  readonly centreId: string;
  readonly place: string;
  readonly slotId: string;
  readonly start: string;
  readonly hivTest: boolean;
  /** Shows why an appointment cannot be changed. */
  readonly appointment: string;
};

export interface BookingContext extends MedicalVisit {
  /** The nearest free times, if the chosen one has gone. */
  readonly nearest: readonly MedicalSlot[] | undefined;
}

const blank: BookingValues = {
  way: '',
  womanAttendant: false,
  stepFree: false,
  companion: false,
  language: 'en',
  video: false,
  isRecorded: false,
  mobileNo: '',
  pinCode: '',
  byTown: false,
  state: '',
  city: '',
  centreId: '',
  place: '',
  slotId: '',
  start: '',
  hivTest: false,
  appointment: '',
};

/** A blood test is planned, which can include one for HIV with a consent of its own. */
export const takesBlood = ({ one: { tests } }: MedicalVisit): boolean =>
  tests.some(({ code }) => code === 'blood-and-urine');

/** The title before the name of a woman: she is offered a woman attendant, which she can refuse. */
const TITLE_OF_A_WOMAN = /^(Ms|Mrs|Miss|Smt)\b/;

function mobileProblem(mobileNo: string): Message | undefined {
  const check = checkMobile(mobileNo);
  return mobileNo.trim() === '' || check.valid ? undefined : ruleMessage(mobileText, check.because);
}

function pinProblem({ pinCode, byTown }: BookingValues): Message | undefined {
  const check = checkPinCode(pinCode);
  return byTown || check.valid ? undefined : ruleMessage(pinCodeText, check.because);
}

/** The way of the present appointment, or the only one. */
const wayAtFirst = (ways: readonly MedicalWay[], booked: MedicalWay | undefined): MedicalWay | '' =>
  booked ?? (ways.length === 1 ? ways[0] : undefined) ?? '';

/** Books the tests of a case, or moves their appointment. */
export const bookingJourney = defineJourney({
  id: 'medical-appointment',
  guide: {
    needs: [m.medicalAppointment_needsIdentity, m.medicalAppointment_needsPin],
    next: [m.medicalAppointment_nextCard, m.medicalAppointment_nextVisit, m.medicalAppointment_nextReports],
  },
  blank,
  storesNothing: true,
  steps: [
    {
      id: 'way',
      name: m.medicalAppointment_wayStep,
      fields: ['way', 'womanAttendant', 'stepFree', 'companion', 'language', 'video', 'isRecorded', 'mobileNo'],
      problems: ({ way, isRecorded, mobileNo }) => ({
        way: way === '' ? m.medicalAppointment_wayMissing : undefined,
        isRecorded: way === 'tele' && !isRecorded ? m.medicalAppointment_recordingNeeded : undefined,
        mobileNo: way === 'tele' ? mobileProblem(mobileNo) : undefined,
      }),
    },
    {
      id: 'place',
      name: m.medicalAppointment_placeStep,
      fields: ['pinCode', 'state', 'city'],
      applies: ({ way }) => way !== 'tele',
      problems: (values) => ({
        pinCode: pinProblem(values),
        state: values.byTown && values.state === '' ? m.medicalAppointment_stateMissing : undefined,
        city: values.byTown && values.city.trim().length < 2 ? m.medicalAppointment_cityMissing : undefined,
      }),
    },
    {
      id: 'time',
      name: m.medicalAppointment_timeStep,
      fields: ['slotId'],
      problems: ({ slotId }) => ({ slotId: slotId === '' ? m.medicalAppointment_timeMissing : undefined }),
    },
    { id: 'review', name: m.review_step, fields: ['hivTest', 'appointment'] },
  ],
  begin: ({ one, status: { booking } }: BookingContext) => ({
    way: wayAtFirst(one.ways, booking?.way),
    womanAttendant: booking?.womanAttendant ?? TITLE_OF_A_WOMAN.test(one.lifeAssuredName),
    companion: booking?.companion ?? false,
    hivTest: booking?.hivTest ?? false,
  }),
  refusals(error: LifedeskError) {
    const { code } = error;
    if (code === 'slot-taken' || isOutdated(error)) return {};
    if (code !== 'too-late' && code !== 'no-changes-left') return undefined;
    return { appointment: ruleMessage(changeBookingText, code) };
  },
});
