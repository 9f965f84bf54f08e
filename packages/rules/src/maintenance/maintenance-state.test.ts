import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_MAINTENANCE } from './default-maintenance.ts';
import type { MaintenanceSchedule } from './maintenance-schedule.ts';
import { maintenanceState } from './maintenance-state.ts';

const at = (indiaTime: string) => new Date(`${indiaTime}+05:30`);

/** The state in short: `closed 06:00-11:00` in India's time, `approaching …` or `open`. */
function shortState(schedule: MaintenanceSchedule, path: string | null, now: Date, noticeMinutes?: number): string {
  const found = maintenanceState(schedule, path, now, noticeMinutes);
  if (found.state === 'open') return 'open';
  const clock = (instant: Date | null) =>
    instant?.toLocaleTimeString('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' }) ?? '?';
  return `${found.state} ${clock(found.start)}-${clock(found.end)}`;
}

// "core-system downtime daily on the 6th to 25th 06:30-07:30, on the 26th to 5th 07:30-08:30, Sundays 1-3 06:00-11:00,
// last Sunday 06:00-09:00". In March 2026 the Sundays are 1, 8, 15, 22 and 29.
describe('maintenanceState by the default schedule', () => {
  it.each([
    ['2026-03-06T05:29:59', 'open'],
    ['2026-03-06T05:30:00', 'approaching 06:30-07:30'],
    ['2026-03-06T06:29:59.999', 'approaching 06:30-07:30'],
    ['2026-03-06T06:30:00', 'closed 06:30-07:30'],
    ['2026-03-06T07:29:59.999', 'closed 06:30-07:30'],
    ['2026-03-06T07:30:00', 'open'],
    ['2026-03-05T07:30:00', 'closed 07:30-08:30'],
    ['2026-03-25T07:00:00', 'closed 06:30-07:30'],
    ['2026-03-26T07:00:00', 'approaching 07:30-08:30'],
    ['2026-03-31T08:00:00', 'closed 07:30-08:30'],
    ['2026-04-01T08:00:00', 'closed 07:30-08:30'],
    ['2024-02-29T08:00:00', 'closed 07:30-08:30'],
    // Sundays: the daily window is inside the longer one.
    ['2026-03-01T05:00:00', 'approaching 06:00-11:00'],
    ['2026-03-01T10:59:00', 'closed 06:00-11:00'],
    ['2026-03-15T07:45:00', 'closed 06:00-11:00'],
    ['2026-03-22T06:15:00', 'approaching 06:30-07:30'], // the fourth of five: neither 1-3 nor last
    ['2026-03-29T08:45:00', 'closed 06:00-09:00'],
    ['2026-03-29T09:00:00', 'open'],
    ['2026-04-26T08:45:00', 'closed 06:00-09:00'], // the fourth of four: the last
    ['2026-12-31T08:00:00', 'closed 07:30-08:30'],
    ['2027-01-01T08:00:00', 'closed 07:30-08:30'],
  ])('on %s in India pay-loan is %s', (time, state) => {
    expect(shortState(DEFAULT_MAINTENANCE, '/cs/pay-loan', at(time))).toBe(state);
  });

  it('keeps services open that do not need the core system, and the portal itself', () => {
    expect(shortState(DEFAULT_MAINTENANCE, '/pay-online', at('2026-03-01T07:00:00'))).toBe('open');
    expect(shortState(DEFAULT_MAINTENANCE, null, at('2026-03-01T07:00:00'))).toBe('open');
  });

  it('names the windows of the schedule that close a service', () => {
    const found = maintenanceState(DEFAULT_MAINTENANCE, '/e-loan', at('2026-03-08T06:45:00'));
    if (found.state === 'open') throw new Error('The service should be closed');
    const { coreDowntime } = DEFAULT_MAINTENANCE;
    expect(found.because).toEqual([
      { cause: 'core-downtime', window: coreDowntime[2] },
      { cause: 'core-downtime', window: coreDowntime[0] },
    ]);
  });

  it('closes exactly when the specification says so', () => {
    const parts = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Kolkata',
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    const isClosed = (now: Date) => {
      const part = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, value]));
      const [year, month, day] = [Number(part.year), Number(part.month), Number(part.day)];
      const clock = `${part.hour}:${part.minute}`;
      const within = (start: string, end: string) => start <= clock && clock < end;
      const daily = day >= 6 && day <= 25 ? within('06:30', '07:30') : within('07:30', '08:30');
      if (part.weekday !== 'Sun') return daily;
      const isLast = day + 7 > new Date(Date.UTC(year, month, 0)).getUTCDate();
      return daily || (day <= 21 && within('06:00', '11:00')) || (isLast && within('06:00', '09:00'));
    };
    const quarterHours = fc.nat({ max: 10 * 366 * 96 }).map((quarters) => new Date(Date.UTC(2020, 0) + quarters * 9e5));
    const mornings = quarterHours.map(
      (now) => new Date(now.getTime() - (now.getTime() % 864e5) + (now.getTime() % 216e5)),
    );
    fc.assert(
      fc.property(fc.oneof(quarterHours, mornings), (now) => {
        expect(maintenanceState(DEFAULT_MAINTENANCE, '/pay-loan', now).state === 'closed').toBe(isClosed(now));
      }),
      { numRuns: 500 },
    );
  });

  it('is closed from its start, and open again at its end', () => {
    fc.assert(
      fc.property(fc.nat({ max: 3650 }), fc.nat({ max: 1439 }), (day, minute) => {
        const now = new Date(Date.UTC(2020, 0, 1 + day, 0, minute));
        const found = maintenanceState(DEFAULT_MAINTENANCE, '/pay-loan', now, 24 * 60);
        if (found.state === 'open' || !found.start || !found.end) throw new Error('Every day should have a window');
        const stateAt = (ms: number) => maintenanceState(DEFAULT_MAINTENANCE, '/pay-loan', new Date(ms), 0).state;
        expect(stateAt(found.start.getTime() - 1)).toBe('open');
        expect(stateAt(found.start.getTime())).toBe('closed');
        expect(stateAt(found.end.getTime() - 1)).toBe('closed');
        expect(stateAt(found.end.getTime())).toBe('open');
      }),
    );
  });
});

describe('maintenanceState by other schedules', () => {
  const none: MaintenanceSchedule = {
    isScheduledMaintenance: false,
    isInstantMaintenance: false,
    daySchedule: [],
    coreDowntime: [],
  };
  const scheduled: MaintenanceSchedule = {
    ...none,
    isScheduledMaintenance: true,
    from: '2026-03-10T18:30:00Z',
    to: '2026-03-10T22:30:00Z',
  };

  it('is open without a schedule', () => {
    expect(shortState(none, '/pay-loan', at('2026-03-10T06:45:00'))).toBe('open');
  });

  it.each([
    ['2026-03-10T23:49:59', 'open'],
    ['2026-03-10T23:50:00', 'approaching 00:00-04:00'],
    ['2026-03-11T00:00:00', 'closed 00:00-04:00'],
    ['2026-03-11T04:00:00', 'open'],
  ])('gives 10 minutes notice on request: on %s %s', (time, state) => {
    expect(shortState(scheduled, null, at(time), 10)).toBe(state);
    expect(shortState(scheduled, '/anything', at(time), 10)).toBe(state);
  });

  it('does not close before the flag is set', () => {
    expect(shortState({ ...scheduled, isScheduledMaintenance: false }, null, at('2026-03-11T01:00:00'))).toBe('open');
  });

  it('ignores a scheduled time that has no end, or ends before it starts', () => {
    const { to: _, ...endless } = scheduled;
    expect(shortState(endless, null, at('2026-03-11T01:00:00'))).toBe('open');
    expect(shortState({ ...scheduled, to: '2026-03-10T18:00:00Z' }, null, at('2026-03-11T01:00:00'))).toBe('open');
  });

  it.each([
    ['2026-03-11T01:00:00', 'closed 00:00-04:00'],
    ['2026-03-10T20:00:00', 'closed 00:00-04:00'],
    ['2026-03-11T05:00:00', 'closed 00:00-?'],
  ])('is closed while the instant flag is set, on %s %s', (time, state) => {
    expect(shortState({ ...scheduled, isInstantMaintenance: true }, '/pay-online', at(time))).toBe(state);
  });

  it('has no start or end if an instant maintenance gives none', () => {
    expect(maintenanceState({ ...none, isInstantMaintenance: true }, null, at('2026-03-11T01:00:00'))).toEqual({
      state: 'closed',
      start: null,
      end: null,
      because: [{ cause: 'instant' }],
    });
  });

  it("closes the whole portal in the hours of a day schedule, and joins that time with the core system's", () => {
    const schedule: MaintenanceSchedule = {
      ...DEFAULT_MAINTENANCE,
      isScheduledMaintenance: true,
      daySchedule: [{ weekday: 'Monday', startTime: '05:00', endTime: '06:30' }],
    };
    // 9 March 2026 is a Monday.
    expect(shortState(schedule, null, at('2026-03-09T06:00:00'))).toBe('closed 05:00-06:30');
    expect(shortState(schedule, '/pay-loan', at('2026-03-09T06:00:00'))).toBe('closed 05:00-07:30');
    expect(shortState(schedule, null, at('2026-03-10T06:00:00'))).toBe('open');
  });

  it('follows a window across midnight and the end of the year', () => {
    const paths = ['/pay-loan'];
    const schedule: MaintenanceSchedule = {
      ...none,
      coreDowntime: [
        { frequency: 'Monthly', startDate: 31, startTime: '23:00', endTime: '02:00', applicablePaths: paths },
        { frequency: 'Monthly', startDate: 1, startTime: '02:00', endTime: '03:00', applicablePaths: paths },
      ],
    };
    expect(shortState(schedule, '/pay-loan', at('2026-12-31T22:30:00'))).toBe('approaching 23:00-03:00');
    expect(shortState(schedule, '/pay-loan', at('2027-01-01T01:00:00'))).toBe('closed 23:00-03:00');
    expect(shortState(schedule, '/pay-loan', at('2027-01-01T03:00:00'))).toBe('open');
  });

  it('throws for a time of day that does not exist', () => {
    const daySchedule = [{ weekday: 'Monday', startTime: '25:00', endTime: '26:00' }] as const;
    const schedule = { ...none, isScheduledMaintenance: true, daySchedule };
    expect(() => maintenanceState(schedule, null, at('2026-03-09T06:00:00'))).toThrow(RangeError);
  });
});
