import { addCalendarDays } from '../dates/add-calendar-days.ts';
import { type CalendarDate, toUtcDate } from '../dates/calendar-date.ts';

/** The hours in which a cheque can be collected, in India. */
export const PICKUP_SLOTS = ['10:00', '11:00', '12:00', '14:00', '15:00', '16:00', '17:00'] as const;
/** Pickups start the next day and can be booked up to this many days ahead. */
export const PICKUP_DAYS_AHEAD = 10;

/** Why a cheque can be picked up at a time or not. */
export type PickupReason = 'too-early' | 'too-late' | 'sunday' | 'no-slot' | 'possible';

/** Whether a cheque can be picked up at a time, or why not. */
export function checkPickupTime(
  date: CalendarDate,
  time: string,
  today: CalendarDate,
): { possible: boolean; because: PickupReason } {
  const because = reasonOf(date, time, today);
  return { possible: because === 'possible', because };
}

function reasonOf(date: CalendarDate, time: string, today: CalendarDate): PickupReason {
  if (date <= today) return 'too-early';
  if (date > addCalendarDays(today, PICKUP_DAYS_AHEAD)) return 'too-late';
  if (toUtcDate(date).getUTCDay() === 0) return 'sunday';
  return PICKUP_SLOTS.some((slot) => slot === time) ? 'possible' : 'no-slot';
}
