import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCalendarDays } from '../dates/add-calendar-days.ts';
import { canClaimUnclaimed, isUnclaimed, type UnclaimedFacts, unclaimedClauses } from './can-claim-unclaimed.ts';
import { isNameSearched, searchName } from './search-name.ts';
import { unclaimedClaim } from './unclaimed-claim.ts';
import { unclaimedDates, unclaimedStage } from './unclaimed-dates.ts';
import { unclaimedInterest, unclaimedRate } from './unclaimed-interest.ts';

describe('the dates of an unclaimed amount', () => {
  // domain.md, section 18: "due 10-05-2016 → unclaimed from 11-05-2017; over 10 years on 30-09-2026 → moved by 01-03-2027", "25 years from the transfer"
  it.each([
    ['2016-05-10', '2017-05-11', '2026-09-30', '2027-03-01', '2052-03-01'],
    ['2016-09-29', '2017-09-30', '2026-09-30', '2027-03-01', '2052-03-01'],
    // exactly ten years old is not over ten years
    ['2016-09-30', '2017-10-01', '2027-09-30', '2028-03-01', '2053-03-01'],
    ['2016-10-01', '2017-10-02', '2027-09-30', '2028-03-01', '2053-03-01'],
    ['2016-02-29', '2017-03-01', '2026-09-30', '2027-03-01', '2052-03-01'],
    // the fund began when it was older than ten years
    ['1990-05-10', '1991-05-11', '2017-09-30', '2018-03-01', '2043-03-01'],
  ] as const)('due on %s', (dueOn, unclaimedFrom, movingFrom, movedOn, claimableUntil) => {
    expect(unclaimedDates(dueOn)).toEqual({ unclaimedFrom, movingFrom, movedOn, claimableUntil });
  });

  it.each([
    ['2017-05-10', null],
    ['2017-05-11', 'held'],
    ['2026-09-29', 'held'],
    ['2026-09-30', 'moving'],
    ['2027-02-28', 'moving'],
    ['2027-03-01', 'moved'],
    ['2052-03-01', 'moved'],
    ['2052-03-02', 'over'],
  ] as const)('on %s: %s', (today, stage) => expect(unclaimedStage('2016-05-10', today)).toBe(stage));
});

describe('the interest', () => {
  // domain.md, section 18: "the fund's investment income less ≤ 0.20 % cost"
  it.each([
    ['2019-06-01', 670],
    ['2020-03-31', 670],
    ['2020-04-01', 540],
    ['2026-11-22', 670],
  ] as const)('on %s is %i basis points a year', (date, rate) => expect(unclaimedRate(date)).toBe(rate));

  // simple inside a financial year, half up: ₹1,00,000 × 6.70 % × days / 365
  it.each([
    ['2016-05-11', 1_836],
    ['2017-03-31', 596_575],
    ['2017-04-01', 598_411],
  ] as const)('of ₹1,00,000 from 10 May 2016 to %s is %i paise', (until, interest) => {
    expect(unclaimedInterest({ amount: 1_00_000_00, dueOn: '2016-05-10', until })).toBe(interest);
    const total = 1_00_000_00 + interest;
    expect(unclaimedClaim({ amount: 1_00_000_00, dueOn: '2016-05-10', until })).toEqual({ interest, total });
  });

  it('is added on 31 March, and earns interest from then on', () => {
    const first = unclaimedInterest({ amount: 1_00_000_00, dueOn: '2016-05-10', until: '2017-04-01' });
    const second = unclaimedInterest({ amount: 1_00_000_00, dueOn: '2016-05-10', until: '2018-04-01' });
    expect(second - first).toBe(Math.round((1_00_000_00 + first) * 0.067));
  });

  it('ends on the day on which the amount moves', () => {
    const on = (until: '2027-03-01' | '2040-01-01') =>
      unclaimedInterest({ amount: 1_00_000_00, dueOn: '2016-05-10', until });
    expect(on('2040-01-01')).toBe(on('2027-03-01'));
  });

  it('never falls from day to day, and is 0 on the due date', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e11 }),
        fc.nat(4_000),
        fc.nat(4_000),
        fc.nat(400),
        (amount, due, age, more) => {
          const dueOn = addCalendarDays('2012-01-01', due);
          const on = (days: number) => unclaimedInterest({ amount, dueOn, until: addCalendarDays(dueOn, days) });
          expect(on(0)).toBe(0);
          expect(on(age + more)).toBeGreaterThanOrEqual(on(age));
          // at most 7.60 % a year, compounded
          expect(on(age)).toBeLessThanOrEqual(Math.ceil(amount * (1.076 ** (age / 365 + 1) - 1)) + 12);
        },
      ),
    );
  });

  it('throws for an amount older than the table', () => {
    expect(() => unclaimedInterest({ amount: 100, dueOn: '1949-01-01', until: '2001-01-01' })).toThrow(RangeError);
  });
});

describe('whether an amount can be claimed online', () => {
  const facts: UnclaimedFacts = {
    dueOn: '2016-05-10',
    isDisputed: false,
    isClaimed: false,
    isPanConfirmed: true,
    today: '2026-11-22',
  };
  it.each<[Partial<UnclaimedFacts>, string, boolean]>([
    [{}, 'claim-possible', true],
    [{ isClaimed: true, isDisputed: true }, 'claimed', false],
    [{ isDisputed: true }, 'disputed', false],
    [{ today: '2017-05-10' }, 'not-unclaimed', false],
    [{ today: '2017-05-11' }, 'claim-possible', true],
    [{ today: '2052-03-01' }, 'claim-possible', true],
    [{ today: '2052-03-02' }, 'time-over', false],
    [{ isPanConfirmed: false }, 'pan-missing', true],
  ])('with %j: %s', (change, because, unclaimed) => {
    expect(canClaimUnclaimed({ ...facts, ...change })).toEqual({ possible: because === 'claim-possible', because });
    expect(isUnclaimed({ ...facts, ...change })).toBe(unclaimed);
  });

  it('has no two clauses with the same id', () => {
    expect(new Set(unclaimedClauses.map(({ id }) => id)).size).toBe(unclaimedClauses.length);
  });
});

describe('the normalised name for searching', () => {
  it.each([
    ['Mrs Kamala Devi Joshi', 'joshi kamala'],
    ['joshi,  KAMALA', 'joshi kamala'],
    ['Mrs. Kamala Joshi', 'joshi kamala'],
    ['Madonna', 'madonna'],
    ['कमला देवी जोशी', 'कमला जोशी'],
    ['Joshi Kamala Devi', 'joshi kamala'],
    ['Smt. Kamala K Joshi', 'joshi kamala'],
    [' . ', ''],
  ])('of %j is %j', (name, found) => expect(searchName(name)).toBe(found));
});

describe('a search by name', () => {
  it.each([
    ['Kamala Devi Joshi', true],
    ['Joshi Kamala Devi', true],
    ['Smt. Kamala Devi Joshi', true],
    ['Smt Kamala Joshi', true],
    ['K D Joshi', true],
    ['K. Joshi', true],
    ['Kamala J', true],
    ['श्रीमती Kamala Joshi', true],
    ['Kamala', false],
    ['K D J', false],
    ['Kamala Devi Sharma', false],
    ['Kamla Joshi', false],
    ['Kamala Devi Joshi Sharma', false],
    ['Smt.', false],
    ['', false],
  ])('for %j finds Mrs Kamala Devi Joshi: %s', (searched, found) => {
    expect(isNameSearched(searched, 'Mrs Kamala Devi Joshi')).toBe(found);
  });

  it.each([
    ["Anita D'Souza", 'Ms Anita DSouza', true],
    ['Anita D’Souza', "Anita D'souza", true],
    ['श्रीमती कमला देवी जोशी', 'कमला देवी जोशी', true],
    ['जोशी कमला', 'कमला देवी जोशी', true],
    ['Madonna', 'Madonna', true],
    ['Sri Devi', 'Sri Devi', true],
  ])('for %j finds %j: %s', (searched, name, found) => {
    expect(isNameSearched(searched, name)).toBe(found);
  });
});
