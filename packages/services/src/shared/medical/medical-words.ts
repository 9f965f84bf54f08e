import { format12HourTime, formatDate, todayInIndia } from '@lifedesk/rules';
import { isLifedeskError } from '@lifedesk/sdk';
import type { BadgeTone } from '@lifedesk/ui';
import * as m from '../../texts.ts';
import type { MedicalCase } from './load-visits.ts';

/** The query of a page about one case. */
export const CASE = 'case';

const day = (at: Date) => formatDate(todayInIndia(at));

/** An instant as date and time in India. */
export function momentOf(instant: string): string {
  const at = new Date(instant);
  return `${day(at)}, ${format12HourTime(at)}`;
}
export const dayOf = (instant: string): string => day(new Date(instant));
export const timeOf = (instant: string): string => format12HourTime(new Date(instant));

/** Hundreds of metres as kilometres. */
export const kilometres = (distance: number): string =>
  m.medicalAppointment_kilometres({ km: (distance / 10).toFixed(1) });

export const numberOf = ({ policyNo, applicationNo = '' }: MedicalCase): string =>
  policyNo === undefined
    ? m.medicalAppointment_application({ number: applicationNo })
    : m.policy_number({ number: policyNo });

const states: Readonly<Record<MedicalCase['state'], { readonly says: () => string; readonly tone: BadgeTone }>> = {
  'to-book': { says: m.medicalAppointment_stateToBook, tone: 'warning' },
  asking: { says: m.medicalAppointment_stateAsking, tone: 'info' },
  booked: { says: m.medicalAppointment_stateBooked, tone: 'success' },
  arrived: { says: m.medicalAppointment_stateArrived, tone: 'info' },
  done: { says: m.medicalAppointment_stateDone, tone: 'info' },
  missed: { says: m.medicalAppointment_stateMissed, tone: 'warning' },
  'reports-in': { says: m.medicalAppointment_stateReports, tone: 'success' },
  cancelled: { says: m.medicalAppointment_stateToBook, tone: 'warning' },
  expired: { says: m.medicalAppointment_stateExpired, tone: 'error' },
};
export const stateOf = (state: MedicalCase['state']) => states[state];

/** A time can be chosen now. */
export const isBookable = (state: MedicalCase['state']): boolean =>
  state === 'to-book' || state === 'missed' || state === 'cancelled';

/** The case is no longer as it was when its page opened, so the page shows it again. */
export const isOutdated = (error: unknown): boolean =>
  isLifedeskError(error) && (error.status === 404 || error.code === 'stage');
