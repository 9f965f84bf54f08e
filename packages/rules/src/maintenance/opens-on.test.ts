import { describe, expect, it } from 'vitest';
import { addCalendarDays } from '../dates/add-calendar-days.ts';
import { type CalendarDate, toUtcDate } from '../dates/calendar-date.ts';
import type { CoreDowntimeWindow } from './maintenance-schedule.ts';
import { opensOn } from './opens-on.ts';

const clock = { startTime: '06:00', endTime: '07:00', applicablePaths: [] };

/** The days of a month on which the window opens. */
function daysOf(month: string, window: Omit<CoreDowntimeWindow, keyof typeof clock>): number[] {
  const first = `${month}-01` as CalendarDate;
  const dates = Array.from({ length: 31 }, (_, day) => addCalendarDays(first, day));
  return dates
    .filter((date) => date.startsWith(month) && opensOn({ ...clock, ...window }, toUtcDate(date)))
    .map((date) => Number(date.slice(8)));
}

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, place) => first + place);

describe('opensOn', () => {
  // The months begin on: February 2026 Sunday, March 2026 Sunday, April 2026 Wednesday, February 2024 Thursday.
  it.each([
    ['every day', '2026-02', { frequency: 'Daily' }, from(1, 28)],
    ['6 to 25', '2026-03', { frequency: 'Daily', startDate: 6, endDate: 25 }, from(6, 25)],
    ['26 to 5', '2026-03', { frequency: 'Daily', startDate: 26, endDate: 5 }, [...from(1, 5), ...from(26, 31)]],
    ['26 to 5', '2026-04', { frequency: 'Daily', startDate: 26, endDate: 5 }, [...from(1, 5), ...from(26, 30)]],
    ['26 to 5', '2026-02', { frequency: 'Daily', startDate: 26, endDate: 5 }, [...from(1, 5), ...from(26, 28)]],
    ['26 to 5', '2024-02', { frequency: 'Daily', startDate: 26, endDate: 5 }, [...from(1, 5), ...from(26, 29)]],
    ['from the 20th', '2026-04', { frequency: 'Daily', startDate: 20 }, from(20, 30)],
    ['to the 3rd', '2026-04', { frequency: 'Daily', endDate: 3 }, from(1, 3)],
    ['one day', '2026-04', { frequency: 'Daily', startDate: 7, endDate: 7 }, [7]],
    ['Sundays', '2026-03', { frequency: 'Weekly', weekday: 'Sunday' }, [1, 8, 15, 22, 29]],
    ['Sundays 1 to 3', '2026-03', { frequency: 'Weekly', weekday: 'Sunday', weekNumbers: [1, 2, 3] }, [1, 8, 15]],
    ['Sundays 1 to 3', '2026-04', { frequency: 'Weekly', weekday: 'Sunday', weekNumbers: [1, 2, 3] }, [5, 12, 19]],
    ['fifth Sundays', '2026-03', { frequency: 'Weekly', weekday: 'Sunday', weekNumbers: [5] }, [29]],
    ['fifth Sundays', '2026-04', { frequency: 'Weekly', weekday: 'Sunday', weekNumbers: [5] }, []],
    ['no week numbers', '2026-04', { frequency: 'Weekly', weekday: 'Sunday', weekNumbers: [] }, [5, 12, 19, 26]],
    ['last Sunday of five', '2026-03', { frequency: 'Monthly', weekday: 'Sunday', weekNumbers: ['last'] }, [29]],
    ['last Sunday of four', '2026-04', { frequency: 'Monthly', weekday: 'Sunday', weekNumbers: ['last'] }, [26]],
    ['last Sunday', '2026-02', { frequency: 'Monthly', weekday: 'Sunday', weekNumbers: ['last'] }, [22]],
    ['last Thursday', '2024-02', { frequency: 'Monthly', weekday: 'Thursday', weekNumbers: ['last'] }, [29]],
    ['2nd Saturday', '2026-04', { frequency: 'Monthly', weekday: 'Saturday', weekNumbers: [2] }, [11]],
    ['the 15th', '2026-04', { frequency: 'Monthly', startDate: 15 }, [15]],
    ['the 15th to the 17th', '2026-04', { frequency: 'Monthly', startDate: 15, endDate: 17 }, [15, 16, 17]],
    ['the 31st', '2026-04', { frequency: 'Monthly', startDate: 31 }, []],
    ['the 29th', '2024-02', { frequency: 'Monthly', startDate: 29 }, [29]],
    ['a week without its day', '2026-04', { frequency: 'Weekly' }, []],
    ['a month without its day', '2026-04', { frequency: 'Monthly' }, []],
  ] as const)('%s in %s', (_, month, window, days) => {
    expect(daysOf(month, window)).toEqual(days);
  });
});
