import { addCalendarDays, type CalendarDate } from '@lifedesk/rules';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { Language } from '../../platform/language.ts';

/** An event as written to the calendar. */
export interface WrittenEvent {
  readonly uid: string;
  readonly date: CalendarDate;
  readonly summary: string;
  readonly description: string;
  readonly sequence: number;
  readonly changedAt: Date;
}

export interface WrittenCalendar {
  readonly name: string;
  readonly language: Language;
  /** Days before each event; 0 for no reminder. */
  readonly remindDays: number;
  readonly events: readonly WrittenEvent[];
}

/** How often calendars should fetch, in seconds. */
const REFRESH_S = 6 * 3_600;
const HOUR_S = 3_600;
/** Reminders come at nine in the morning, not at midnight, when the day begins. */
const REMINDER_HOUR = 9;

/** Writes a calendar as defined by RFC 5545. The same events always give the same text. */
export function writeCalendar({ name, language, remindDays, events }: WrittenCalendar): string {
  const calendar = ical({
    name,
    prodId: { company: 'Lifedesk', product: 'Due dates', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_S,
  });
  for (const { uid, date, summary, description, sequence, changedAt } of events) {
    const event = calendar.createEvent({
      id: uid,
      // Whole days have no time zone: the date is the one in India wherever the calendar is.
      start: dayOf(date),
      end: dayOf(addCalendarDays(date, 1)),
      allDay: true,
      summary,
      description,
      sequence,
      stamp: changedAt,
      lastModified: changedAt,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    if (remindDays > 0)
      event.createAlarm({
        type: ICalAlarmType.display,
        // biome-ignore lint/plugin/arithmetic: the hour of a reminder, in the format of calendars
        triggerBefore: (remindDays * 24 - REMINDER_HOUR) * HOUR_S,
        description: summary,
      });
  }
  return `${calendar.toString()}\r\n`; // each line ends so, the last one too: RFC 5545, 3.1
}

const dayOf = (date: CalendarDate): Date => new Date(`${date}T00:00:00.000Z`);
