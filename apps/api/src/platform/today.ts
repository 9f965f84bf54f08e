import { type CalendarDate, todayInIndia } from '@lifedesk/rules';
import type { Clock } from '../ports/clock.ts';

const DAY_MS = 86_400_000;
const INDIA_MS = 330 * 60_000;
let known: { day: number; date: CalendarDate } | undefined;

/** The calendar date in India according to a clock. Cached for the day, because nearly every call needs it. */
export function today(clock: Clock): CalendarDate {
  const now = clock.now();
  const day = Math.floor((now.getTime() + INDIA_MS) / DAY_MS);
  if (known?.day !== day) known = { day, date: todayInIndia(now) };
  return known.date;
}
