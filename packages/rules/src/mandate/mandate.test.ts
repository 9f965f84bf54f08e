import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCalendarDays } from '../dates/add-calendar-days.ts';
import { graceEndsOn } from '../premium/grace-ends-on.ts';
import { canRegisterMandate } from './can-register-mandate.ts';
import { checkMandate, MANDATE_FIELD_OF } from './check-mandate.ts';
import { debitNeedsAuthentication, MANDATE_RAILS, railTerms } from './mandate-rails.ts';
import {
  bankNoticeBy,
  canSkipDebit,
  debitInstant,
  debitsAnnouncedUntil,
  type NextDebitFacts,
  nextDebit,
} from './next-debit.ts';
import { isBankWorkingDay, isDebitInFlight, workingDaysBefore } from './working-days.ts';

const today = '2026-11-22';

describe('a rail', () => {
  // "Premium ₹24,500 by card → no AFA. ₹1,20,000 → AFA at each debit, by NACH none."
  it.each([
    ['card', 24_500_00, false],
    ['card', 1_00_000_00, false],
    ['card', 1_00_000_01, true],
    ['card', 1_20_000_00, true],
    ['upi', 1_20_000_00, true],
    ['nach', 1_20_000_00, false],
  ] as const)('%s, a debit of %i paise needs authentication: %s', (rail, amount, needs) => {
    expect(debitNeedsAuthentication(rail, amount, today)).toBe(needs);
  });

  it.each([
    ['nach', 1_00_00_000_00, 40, 0, false],
    ['card', 1_00_000_00, 10, 24, true],
    ['upi', 1_00_000_00, 30, 24, true],
  ] as const)('%s takes at most %i paise, for %i years', (rail, mostPerDebit, mostYears, bankNoticeHours, canSkip) => {
    expect(railTerms(rail, today)).toEqual({ mostPerDebit, mostYears, bankNoticeHours, canSkip });
  });

  // "Debit 05-12-2026 06:00 → notice by 04-12-2026 06:00"
  it('gives notice a day ahead, NACH none', () => {
    expect(debitInstant('2026-12-05').toISOString()).toBe('2026-12-05T00:30:00.000Z');
    expect(debitsAnnouncedUntil('2026-12-02')).toBe('2026-12-05');
    expect(bankNoticeBy('card', '2026-12-05')?.toISOString()).toBe('2026-12-04T00:30:00.000Z');
    expect(bankNoticeBy('nach', '2026-12-05')).toBeNull();
  });
});

describe('a policy', () => {
  const facts = { policyStatusCode: '1', dueDate: '2026-12-02', isPaymentBlocked: false, hasMandate: false } as const;
  it.each([
    [{}, 'can-register'],
    [{ isPaymentBlocked: true }, 'payment-blocked'],
    [{ policyStatusCode: '4' }, 'lapsed'],
    [{ policyStatusCode: '2', dueDate: null }, 'nothing-falls-due'],
    [{ policyStatusCode: 'A', dueDate: null }, 'nothing-falls-due'],
    [{ hasMandate: true }, 'registered'],
  ] as const)('with %j: %s', (change, because) => {
    expect(canRegisterMandate({ ...facts, ...change })).toEqual({ possible: because === 'can-register', because });
  });
});

describe('the terms of a mandate', () => {
  const terms = {
    rail: 'card',
    ceiling: 30_000_00,
    startsOn: today,
    endsOn: '2034-12-02',
    premium: 24_500_00,
    dueDate: '2026-12-02',
    today,
  } as const;
  it.each([
    [{}, 'accepted'],
    [{ ceiling: 24_500_00 }, 'accepted'],
    [{ ceiling: 24_499_99 }, 'ceiling-below-premium'],
    [{ ceiling: 1_00_000_00 }, 'accepted'],
    [{ ceiling: 1_00_000_01 }, 'ceiling-above-rail'],
    [{ premium: 1_20_000_00, ceiling: 1_20_000_00 }, 'premium-above-rail'],
    [{ premium: 1_20_000_00, ceiling: 1_20_000_00, rail: 'nach' }, 'accepted'],
    [{ ceiling: 1_00_00_000_01, rail: 'nach' }, 'ceiling-above-rail'],
    [{ startsOn: '2026-11-21' }, 'starts-in-the-past'],
    [{ startsOn: '2027-11-22' }, 'accepted'],
    [{ startsOn: '2027-11-23' }, 'starts-too-late'],
    [{ endsOn: '2026-12-01' }, 'ends-before-first-debit'],
    [{ endsOn: '2036-11-22' }, 'accepted'],
    [{ endsOn: '2036-11-23' }, 'ends-too-late'],
    [{ endsOn: '2066-11-22', rail: 'nach' }, 'accepted'],
    [{ endsOn: '2066-11-23', rail: 'nach' }, 'ends-too-late'],
  ] as const)('with %j: %s', (change, because) => {
    expect(checkMandate({ ...terms, ...change })).toEqual({ accepted: because === 'accepted', because });
    expect(because === 'accepted' || because in MANDATE_FIELD_OF).toBe(true);
  });
});

describe('working days', () => {
  it.each([
    ['2026-11-23', true], // Monday
    ['2026-11-22', false], // Sunday
    ['2026-11-21', true], // third Saturday
    ['2026-11-14', false], // second Saturday
    ['2026-11-28', false], // fourth Saturday
    ['2026-11-24', false], // a holiday
  ] as const)('%s: %s', (date, works) => {
    expect(isBankWorkingDay(date, ['2026-11-24'])).toBe(works);
  });

  it.each([
    ['2026-11-27', 4, false],
    ['2026-11-26', 3, false],
    ['2026-11-25', 2, true],
    ['2026-11-23', 0, true],
    ['2026-11-22', 0, true],
    ['2026-12-11', 15, false],
  ] as const)('before a debit on %s there are %i: in flight %s', (on, days, inFlight) => {
    expect(workingDaysBefore(today, on, [])).toBe(days);
    expect(isDebitInFlight(on, today, [])).toBe(inFlight);
  });

  it('a holiday moves the cut-off of a debit a day earlier', () =>
    expect(isDebitInFlight('2026-11-26', today, ['2026-11-24'])).toBe(true));
  it('nothing is in flight without a debit', () => expect(isDebitInFlight(null, today, [])).toBe(false));
});

describe('the next debit', () => {
  const facts: NextDebitFacts = {
    startsOn: '2026-01-01',
    endsOn: '2034-12-02',
    premiumMode: 'yearly',
    dueDate: '2026-12-02',
    last: null,
    today,
  };
  it.each([
    [{}, { on: '2026-12-02', attempt: 1 }],
    [{ dueDate: '2026-11-24' }, { on: '2026-11-24', attempt: 1 }],
    [{ dueDate: '2026-11-23' }, { on: '2026-11-24', attempt: 1 }],
    [{ dueDate: '2026-11-01' }, { on: '2026-11-24', attempt: 1 }],
    [{ dueDate: '2026-10-24' }, null],
    [{ dueDate: null }, null],
    [{ startsOn: '2026-12-03' }, null],
    [{ endsOn: '2026-12-01' }, null],
    [
      { dueDate: '2026-11-20', last: { attempt: 1, on: '2026-11-20', state: 'failed' } },
      { on: '2026-11-24', attempt: 2 },
    ],
    [{ dueDate: '2026-11-20', last: { attempt: 2, on: '2026-11-24', state: 'failed' } }, null],
    [{ last: { attempt: 1, on: '2026-12-02', state: 'skipped' } }, null],
    [{ last: { attempt: 1, on: '2026-12-02', state: 'refused' } }, null],
    [
      { dueDate: '2026-11-20', last: { attempt: 1, on: '2026-11-21', state: 'presented' } },
      { on: '2026-11-21', attempt: 1 },
    ],
    [{ last: { attempt: 1, on: '2026-12-03', state: 'announced' } }, { on: '2026-12-03', attempt: 1 }],
  ] as const)('with %j: %j', (change, next) => {
    expect(nextDebit({ ...facts, ...change })).toEqual(next);
  });

  it('is never after grace, never without a day of notice, and never a third time', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60, max: 60 }), fc.option(fc.integer({ min: 0, max: 60 })), (due, failed) => {
        const dueDate = addCalendarDays(today, due);
        const on = addCalendarDays(dueDate, failed ?? 0);
        const last = failed === null || on > today ? null : ({ attempt: 1, on, state: 'failed' } as const);
        const next = nextDebit({ ...facts, dueDate, last });
        if (!next) return;
        expect(next.on >= addCalendarDays(today, 2)).toBe(true);
        expect(next.on >= dueDate && next.on <= graceEndsOn(dueDate, 'yearly')).toBe(true);
        expect(next.attempt).toBe(last ? 2 : 1);
        expect(nextDebit({ ...facts, dueDate, last: { ...next, state: 'failed' } }) === null || !last).toBe(true);
      }),
    );
  });
});

it('a debit can be skipped by card and UPI alone, until it is presented', () => {
  const debit = { on: '2026-12-02', attempt: 1 } as const;
  expect(MANDATE_RAILS.map((rail) => canSkipDebit(rail, debit, false, today).because)).toEqual([
    'rail-cannot-skip',
    'can-skip',
    'can-skip',
  ]);
  expect(canSkipDebit('upi', debit, true, today)).toEqual({ possible: false, because: 'presented' });
  expect(canSkipDebit('upi', null, false, today)).toEqual({ possible: false, because: 'no-debit-planned' });
});
