import { describe, expect, it } from 'vitest';
import {
  appointmentNotices,
  canChangeBooking,
  changesLeft,
  fastingBefore,
  medicalSilence,
  medicalTimes,
  reportsValidUntil,
  silentUntil,
  testsDueBy,
} from './appointment.ts';
import { distanceBetween } from './distance.ts';
import { medicalCategory, medicalWays, sumAtRisk } from './medical-category.ts';

const TODAY = '2026-11-26';
const LAKH = 1_00_000_00;
const CRORE = 100 * LAKH;

describe('the grid', () => {
  it.each([
    [18, 25 * LAKH, null],
    [35, 25 * LAKH + 1, 'T+'],
    [35, CRORE + 1, 'B'],
    [36, 25 * LAKH, 'T'],
    [45, CRORE, 'B'],
    [45, CRORE + 1, 'D'],
    [46, 25 * LAKH, 'B'],
    [60, CRORE, 'C'],
    [60, CRORE + 1, 'E'],
    [61, 25 * LAKH, 'C'],
    [65, CRORE, 'D'],
    [65, CRORE + 1, 'E'],
    [66, CRORE, null],
    [17, CRORE, null],
  ] as const)('at %i years and %i paise: %s', (age, sumAtRisk, category) => {
    expect(medicalCategory({ age, sumAtRisk, needsTests: false }, TODAY)).toBe(category);
  });

  it.each([
    [20, LAKH, 'B'],
    [40, LAKH, 'B'],
    [50, CRORE, 'C'],
    [70, LAKH, 'B'],
  ] as const)('a declaration that asks for tests asks at %i years and %i paise for %s', (age, sumAtRisk, category) => {
    expect(medicalCategory({ age, sumAtRisk, needsTests: true }, TODAY)).toBe(category);
  });

  it('adds the covers in force to the new one', () => {
    expect(sumAtRisk(25 * LAKH, [])).toBe(25 * LAKH);
    expect(sumAtRisk(25 * LAKH, [LAKH, 2 * LAKH])).toBe(28 * LAKH);
  });

  it.each([
    ['T', ['tele']],
    ['T+', ['centre', 'home']],
    ['B', ['centre', 'home']],
    ['C', ['centre']],
  ] as const)('category %s can be done %j', (category, ways) => expect(medicalWays(category)).toEqual(ways));
});

describe('the times', () => {
  const now = new Date('2026-11-26T04:30:00Z');
  const times = (more: Partial<Parameters<typeof medicalTimes>[0]>) =>
    medicalTimes({ fasting: true, from: '2026-12-03', to: '2026-12-03', now, holidays: [], ...more }).map(({ start }) =>
      start.toISOString(),
    );

  it('fasting are from 07:00 to 11:00, others from 11:00 to 18:00, every 30 minutes', () => {
    expect(times({})).toHaveLength(8);
    expect(times({}).at(0)).toBe('2026-12-03T01:30:00.000Z');
    expect(times({}).at(-1)).toBe('2026-12-03T05:00:00.000Z');
    expect(times({ fasting: false })).toHaveLength(14);
    expect(times({ fasting: false }).at(0)).toBe('2026-12-03T05:30:00.000Z');
  });

  it('are not on Sundays or holidays', () => {
    expect(times({ from: '2026-11-29', to: '2026-11-29' })).toEqual([]);
    expect(times({ holidays: ['2026-12-03'] })).toEqual([]);
    expect(times({ from: '2026-11-28', to: '2026-11-28' })).toHaveLength(8);
  });

  it('are from 12 hours to 30 days ahead', () => {
    expect(times({ from: '2026-11-26', to: '2026-11-26', fasting: false })).toEqual([]);
    expect(times({ from: '2026-11-27', to: '2026-11-27' })).toHaveLength(8);
    const late = new Date('2026-11-26T14:00:00Z');
    expect(times({ from: '2026-11-27', to: '2026-11-27', now: late }).at(0)).toBe('2026-11-27T02:00:00.000Z');
    expect(times({ from: '2026-12-26', to: '2026-12-26' })).toHaveLength(8);
    expect(times({ from: '2026-12-28', to: '2026-12-28' })).toEqual([]);
  });
});

describe('an appointment of 03-12-2026 at 08:00', () => {
  const start = new Date('2026-12-03T02:30:00Z');
  const before = (ms: number) => new Date(start.getTime() - ms);
  const HOURS_12 = 12 * 60 * 60 * 1000;

  it('MA1: nothing but water from 20:00 on 02/12/2026, at the latest from 22:00', () => {
    expect(fastingBefore(start)).toEqual({
      from: new Date('2026-12-02T14:30:00Z'),
      latest: new Date('2026-12-02T16:30:00Z'),
    });
  });

  it.each([
    ['12 h 1 min', HOURS_12 + 60_000, 0, true, 'can-be-changed'],
    ['12 h', HOURS_12, 2, true, 'can-be-changed'],
    ['11 h 59 min', HOURS_12 - 60_000, 0, false, 'too-late'],
    ['13 h, after 3 changes', HOURS_12 + 3_600_000, 3, false, 'no-changes-left'],
  ] as const)('MA3, MA4: %s before', (_, ms, changes, canChange, because) => {
    expect(canChangeBooking({ start, changes, now: before(ms) })).toEqual({ canChange, because });
  });

  it('can be changed three times', () => {
    expect([0, 1, 3, 4].map((changes) => changesLeft(changes, start))).toEqual([3, 2, 0, 0]);
  });

  // services-2.md, part 5: the evening before at 18:00 only if fasting, and 2 hours before
  it.each([
    ['2026-12-02T12:29:00.000Z', true, '2026-12-02T12:30:00.000Z', '2026-12-03T00:30:00.000Z'],
    ['2026-12-02T12:30:00.000Z', true, undefined, '2026-12-03T00:30:00.000Z'],
    ['2026-12-02T12:29:00.000Z', false, undefined, '2026-12-03T00:30:00.000Z'],
    ['2026-12-03T00:30:00.000Z', true, undefined, undefined],
  ])('booked at %s, fasting %s: reminds at %s and %s', (now, fasting, fastingAt, dayAt) => {
    const notices = appointmentNotices({ start: new Date('2026-12-03T02:30:00.000Z'), fasting }, new Date(now));
    expect([notices.fastingAt?.toISOString(), notices.dayAt?.toISOString()]).toEqual([fastingAt, dayAt]);
  });

  it('its reports are valid until 03-06-2027', () => expect(reportsValidUntil('2026-12-03')).toBe('2027-06-03'));
});

describe('a case of 01-11-2026 that is not booked', () => {
  it.each([
    ['2026-11-07', 0, false],
    ['2026-11-08', 1, false],
    ['2026-11-16', 2, false],
    ['2026-11-26', 3, false],
    ['2026-12-01', 3, false],
    ['2026-12-02', 3, true],
  ] as const)('on %s: %i reminders, expired %s', (today, reminders, isExpired) => {
    expect(medicalSilence('2026-11-01', today)).toEqual({ reminders, isExpired });
    expect(testsDueBy('2026-11-01')).toBe('2026-12-01');
    expect('2026-11-01' <= silentUntil(today)).toBe(reminders > 0);
  });
});

describe('the distance', () => {
  const DADAR = { latitude: 19_021_300, longitude: 72_842_400 };
  it.each([
    ['400012', { latitude: 19_003_000, longitude: 72_842_000 }, 20],
    ['400601', { latitude: 19_194_000, longitude: 72_970_000 }, 234],
  ])('MA7: of PIN code 400028 to %s', (_, place, distance) => {
    expect(distanceBetween(DADAR, place)).toBe(distance);
    expect(distanceBetween(place, DADAR)).toBe(distance);
  });
});
