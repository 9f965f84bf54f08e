import { type Appointment, type CalendarDate, parseIsoDate } from '@lifedesk/rules';
import type { FindOverviewAdditions, FindRequestAdditions } from '../../contributions.ts';
import { findOpenPickups, findPickupsOfRequests } from './store.ts';

/** A customer's scheduled cheque pickups. */
export const openPickups: FindOverviewAdditions = async (db, customerId) => {
  const pickups = await findOpenPickups(db, customerId);
  return {
    appointments: pickups.flatMap(({ stamp, policyNos }): Appointment[] => {
      const date = pickupDate(stamp);
      return date ? [{ date, policyNos }] : [];
    }),
  };
};

/** When and where the cheque of a request is collected. */
export const pickupsOfRequests: FindRequestAdditions = async (db, tickets) => {
  const pickups = await findPickupsOfRequests(db, tickets);
  return new Map(
    pickups.flatMap(({ ticket, stamp, place }) => {
      const [date, time] = [pickupDate(stamp), stamp.split(' ')[1]];
      return date && time ? [[ticket, { pickup: { date, time, place } }] as const] : [];
    }),
  );
};

/** The day of a stamp such as `24-11-2026 10:00`. */
const pickupDate = (stamp: string): CalendarDate | null =>
  parseIsoDate((stamp.split(' ')[0] ?? '').split('-').reverse().join('-'));
