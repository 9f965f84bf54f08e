import type { Schemas } from '@lifedesk/sdk';
import * as m from '../texts.ts';

type Options = Schemas['CalendarFeedOptions'];

/** When calendars can remind; 0 means never. */
export const reminders: readonly Options['remindDays'][] = [1, 3, 7, 0];

const reminderTexts: Readonly<Record<Options['remindDays'], () => string>> = {
  0: m.calendarFeed_remindNever,
  1: m.calendarFeed_remind1,
  3: m.calendarFeed_remind3,
  7: m.calendarFeed_remind7,
};

export const reminderWords = (days: Options['remindDays']): string => reminderTexts[days]();
