import { addDays } from 'date-fns/addDays';
import { isSameMonth } from 'date-fns/isSameMonth';
import { type CalendarDate, toUtcDate } from '../dates/calendar-date.ts';
import { type DowntimeRow, WEEKDAYS } from './maintenance-configuration.ts';

/** Whether a downtime row begins a window on a date. The window itself may reach into the next day. */
export function runsOn(row: DowntimeRow, date: CalendarDate): boolean {
  if ((row.startDate && date < row.startDate) || (row.endDate && date > row.endDate)) return false;
  return isInDays(row, date) && isOnWeekday(row, date) && isInWeeks(row, date);
}

function isInDays({ frequency, startDate, startDay, endDay, weekday }: DowntimeRow, date: CalendarDate): boolean {
  const day = dayOf(date);
  if (startDay || endDay) {
    const [first, last] = [startDay || 1, endDay || 31];
    return first <= last ? first <= day && day <= last : first <= day || day <= last;
  }
  if (frequency !== 'Monthly' || weekday) return true;
  return !!startDate && day === dayOf(startDate);
}

function isOnWeekday({ frequency, startDate, weekday }: DowntimeRow, date: CalendarDate): boolean {
  if (weekday) return weekday === weekdayOf(date);
  if (frequency !== 'Weekly') return true;
  return !!startDate && weekdayOf(startDate) === weekdayOf(date);
}

function isInWeeks({ weekNumbers }: DowntimeRow, date: CalendarDate): boolean {
  if (!weekNumbers?.length) return true;
  const week = Math.ceil(dayOf(date) / 7);
  return weekNumbers.some((number) => (number === 'last' ? isLastOfMonth(date) : number === week));
}

function isLastOfMonth(date: CalendarDate): boolean {
  const utc = toUtcDate(date);
  return !isSameMonth(utc, addDays(utc, 7));
}

const dayOf = (date: CalendarDate) => toUtcDate(date).getDate();

const weekdayOf = (date: CalendarDate) => WEEKDAYS[toUtcDate(date).getDay()];
