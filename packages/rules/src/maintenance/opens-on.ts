import { addDays } from 'date-fns/addDays';
import { isSameMonth } from 'date-fns/isSameMonth';
import { type CoreDowntimeWindow, WEEKDAYS } from './maintenance-schedule.ts';

/** What decides on which dates a window opens. A window of the day schedule has only the weekday. */
type Dates = Pick<Partial<CoreDowntimeWindow>, 'frequency' | 'weekday' | 'weekNumbers' | 'startDate' | 'endDate'>;

/**
 * Whether a window of the maintenance schedule starts on a day, given as from `toUtcDate`. It may reach into the next
 * day.
 */
export function opensOn({ frequency, weekday, weekNumbers, startDate, endDate }: Dates, day: Date): boolean {
  if (weekday ? weekday !== WEEKDAYS[day.getDay()] : frequency === 'Weekly') return false;
  if (weekNumbers?.length && !weekNumbers.some((number) => isWeekNumber(number, day))) return false;

  const onOneDay = frequency === 'Monthly' && !weekday;
  if (onOneDay && !startDate) return false;
  const first = startDate ?? 1;
  const last = endDate ?? (onOneDay ? first : 31);
  const date = day.getDate();
  return first <= last ? first <= date && date <= last : first <= date || date <= last;
}

const isWeekNumber = (number: number | 'last', day: Date) =>
  number === 'last' ? !isSameMonth(day, addDays(day, 7)) : number === Math.ceil(day.getDate() / 7);
