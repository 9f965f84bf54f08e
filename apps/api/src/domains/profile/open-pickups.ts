import { type Appointment, type CalendarDate, parseIsoDate } from '@lifedesk/rules';
import type { FindOverviewAdditions } from '../../contributions.ts';
import { findOpenPickups } from './store.ts';

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

/** The day of a stamp such as `24-11-2026 10:00`. */
const pickupDate = (stamp: string): CalendarDate | null =>
  parseIsoDate((stamp.split(' ')[0] ?? '').split('-').reverse().join('-'));
