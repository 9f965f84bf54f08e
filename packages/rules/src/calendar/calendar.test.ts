import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loanBalance } from '../loan/loan-balance.ts';
import { loanRoom, loanRoomOf } from '../loan/loan-limit.ts';
import { loanSettlement } from '../loan/loan-settlement.ts';
import { NON_FORFEITURE_OPTIONS, type UnpaidPolicy } from '../loan/unpaid-policy.ts';
import { afterGrace, afterGraceClauses } from '../non-forfeiture/non-forfeiture.ts';
import { nonForfeitureOffer } from '../non-forfeiture/non-forfeiture-offer.ts';
import { PREMIUM_MODES } from '../premium/premium-terms.ts';
import { choosesNonForfeiture } from './chooses-non-forfeiture.ts';
import { newestNotice, nextCalendarDay, premiumCalendar, revivalDateOf } from './policy-calendar.ts';
import { premiumsPaid, premiumsPayable } from './premium-count.ts';
import { reducedCover } from './reduced-cover.ts';
import { specialSurrenderValue } from './special-surrender-value.ts';
import { guaranteedSurrenderValue, hasSurrenderValue } from './surrender-value.ts';
import { surrenderValueOf } from './surrender-value-parts.ts';

/** ₹24,500 a year, 7 of 15 paid, in its eighth year once the premium of 05/12/2026 is due. */
const savings: UnpaidPolicy = {
  line: 'savings',
  premiumMode: 'yearly',
  modalPremium: 2_450_000,
  issueDate: '2019-12-05',
  premiumTerm: 15,
  policyTerm: 20,
  dueDate: '2026-12-05',
  nonForfeiture: 'reduced-paid-up',
  sumAssured: 35_000_000,
  maturityDate: '2039-12-05',
  birthDate: '1985-06-01',
  loan: null,
  loanRate: 950,
  received: 0,
};
const today = '2027-01-05';

describe('the calendar of a premium', () => {
  it.each([
    ['yearly', '2026-11-04', null, '2026-11-05'],
    ['yearly', '2026-11-05', 'due-soon', '2026-12-05'],
    ['yearly', '2026-12-05', 'due', '2026-12-20'],
    ['yearly', '2026-12-19', 'due', '2026-12-20'],
    ['yearly', '2026-12-20', 'in-grace', '2027-01-05'],
    ['yearly', '2027-01-04', 'in-grace', '2027-01-05'],
    ['yearly', '2027-01-05', 'changed', null],
    ['monthly', '2026-12-13', 'in-grace', '2026-12-21'],
    ['monthly', '2026-12-20', 'in-grace', '2026-12-21'],
    ['monthly', '2026-12-21', 'changed', null],
  ] as const)('%s, on %s: the newest notice is %s, the next day %s', (mode, on, notice, next) => {
    const calendar = premiumCalendar('2026-12-05', mode);
    expect(newestNotice(calendar, on)).toBe(notice);
    expect(nextCalendarDay(calendar, on)).toBe(next);
  });

  it('has its days in order on any date', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.constantFrom(...PREMIUM_MODES), (days, mode) => {
        const dueDate = new Date(Date.UTC(2000, 0, 1) + days * 86_400_000).toISOString().slice(0, 10) as never;
        const { noticeOn, graceEndsOn } = premiumCalendar(dueDate, mode);
        const all = [noticeOn['due-soon'], noticeOn.due, noticeOn['in-grace'], graceEndsOn, noticeOn.changed];
        expect(all).toEqual([...all].sort());
        expect(new Set(all).size).toBe(5);
      }),
    );
  });

  it.each([
    ['savings', '2025-12-05', '2030-12-05'],
    ['term', '2024-02-29', '2029-02-28'],
    ['unit-linked', '2025-12-05', '2028-12-05'],
  ] as const)('ends the revival of a %s plan due on %s on %s', (line, dueDate, end) => {
    expect(revivalDateOf(line, dueDate)).toBe(end);
  });
});

describe('the value of a policy', () => {
  it('counts the premiums that are paid', () => {
    expect([premiumsPaid(savings), premiumsPayable(savings)]).toEqual([7, 15]);
    expect(premiumsPaid({ ...savings, premiumMode: 'monthly', dueDate: '2020-03-05' })).toBe(3);
    expect(premiumsPaid({ ...savings, issueDate: '2019-12-31', premiumMode: 'monthly', dueDate: '2020-02-29' })).toBe(
      2,
    );
    expect(premiumsPaid({ ...savings, dueDate: null })).toBe(15);
    expect(premiumsPayable({ ...savings, premiumMode: 'single', premiumTerm: 0 })).toBe(1);
  });

  it.each([
    ['2026-12-04', 85_750_00],
    ['2026-12-05', 91_466_67],
    ['2038-12-05', 154_350_00],
  ] as const)('on %s is %i paise', (on, value) => {
    expect(guaranteedSurrenderValue(savings, on)).toBe(value);
  });

  // seven yearly premiums of ₹24,500; then three quarterly ones of ₹6,370 in the eighth year
  it.each([
    ['yearly, all in the ledger', {}, { amount: 171_500_00, since: '2019-12-05' }, 85_750_00],
    ['yearly, the last two in the ledger', {}, { amount: 49_000_00, since: '2024-12-05' }, 85_750_00],
    ['yearly, one with a rider of ₹2,100', {}, { amount: 173_600_00, since: '2019-12-05' }, 86_800_00],
    [
      'quarterly since the seventh year',
      { premiumMode: 'quarterly', modalPremium: 6_370_00, dueDate: '2027-09-05' },
      { amount: 171_500_00 + 3 * 6_370_00, since: '2019-12-05' },
      95_305_00,
    ],
    [
      'single',
      { premiumMode: 'single', premiumTerm: 0, dueDate: null },
      { amount: 24_500_00, since: '2019-12-05' },
      22_050_00,
    ],
    ['yearly, without a ledger', {}, null, 85_750_00],
  ] as const)('counts what was in fact paid: %s', (_, change, ledger, value) => {
    expect(guaranteedSurrenderValue({ ...savings, ...change, ledger } as UnpaidPolicy, '2026-12-04')).toBe(value);
  });

  it('starts after the second full year, or after the first since 1 October 2024', () => {
    expect(hasSurrenderValue({ ...savings, dueDate: '2020-12-05' })).toBe(false);
    expect(hasSurrenderValue({ ...savings, dueDate: '2021-12-05' })).toBe(true);
    expect(hasSurrenderValue({ ...savings, issueDate: '2024-10-01', dueDate: '2025-10-01' })).toBe(true);
    expect(hasSurrenderValue({ ...savings, line: 'term' })).toBe(false);
  });
});

describe('after grace', () => {
  const of = (change: Partial<UnpaidPolicy>) => afterGrace({ ...savings, ...change }, today);

  it.each([
    [{}, 'reduced-paid-up', '3', 163_333_33, null],
    [{ received: 2_450_000 }, 'paid-from-deposit', '1', 350_000_00, null],
    [{ received: 2_449_999 }, 'reduced-paid-up', '3', 163_333_33, null],
    [{ nonForfeiture: 'premium-loan' }, 'premium-loan', '1', 350_000_00, null],
    // 90 % of ₹91,466.67 less ₹70,000 is less than a premium
    [
      { nonForfeiture: 'premium-loan', loan: { principal: 7_000_000, rate: 950, interestFrom: today } },
      'reduced-paid-up',
      '3',
      163_333_33,
      null,
    ],
    [{ nonForfeiture: 'premium-loan', loanRate: null }, 'reduced-paid-up', '3', 163_333_33, null],
    [{ nonForfeiture: 'premium-loan', isLoanRestricted: true }, 'reduced-paid-up', '3', 163_333_33, null],
    [{ nonForfeiture: 'extended-term' }, 'extended-term', 'E', 350_000_00, '2039-12-05'],
    [{ nonForfeiture: 'extended-term', birthDate: null }, 'reduced-paid-up', '3', 163_333_33, null],
    [{ nonForfeiture: 'none' }, 'lapsed', '4', 0, null],
    [{ dueDate: '2020-12-05' }, 'lapsed-without-value', 'B', 0, null],
    [{ line: 'term', nonForfeiture: 'premium-loan' }, 'lapsed-without-value', 'B', 0, null],
    [{ line: 'group' }, 'lapsed-without-value', 'B', 0, null],
    [{ line: 'unit-linked', dueDate: '2024-12-04' }, 'discontinued', '5', 0, null],
    [{ line: 'unit-linked', dueDate: '2024-12-05' }, 'unit-linked-paid-up', '3', 116_666_67, null],
  ] as const)('with %j: %s, status %s, cover %i paise until %s', (change, because, statusCode, cover, coverUntil) => {
    expect(of(change as Partial<UnpaidPolicy>)).toEqual({ because, statusCode, cover, coverUntil });
  });

  it('extends the whole cover as long as the value pays for it', () => {
    // one year of cover at age 41 costs ₹3.30 per thousand for 350 thousands: ₹1,155; after the loan, the value pays
    // for a little more than two
    const loan = { principal: 91_466_67 - 2_400_00, rate: 950, interestFrom: today } as const;
    expect(of({ nonForfeiture: 'extended-term', loan }).coverUntil).toBe('2028-12-05');
    const more = { ...loan, principal: 91_466_67 - 1_154_99 };
    expect(of({ nonForfeiture: 'extended-term', loan: more }).because).toBe('reduced-paid-up');
  });

  it('extends the cover with the larger of guaranteed and special surrender value', () => {
    // guaranteed: 50 % of seven premiums of ₹36,000; special: the paid-up ₹2,33,33,333.33, discounted over 13 years
    const policy = {
      ...savings,
      modalPremium: 36_000_00,
      sumAssured: 5_00_00_000_00,
      nonForfeiture: 'extended-term',
    } as const;
    const on = '2026-12-04';
    expect(guaranteedSurrenderValue(policy, on)).toBe(1_26_000_00);
    expect(surrenderValueOf(policy, on)).toBe(specialSurrenderValue(policy, on));
    // a year of the cover costs ₹1,65,000 at the age of 41, more than the guaranteed value
    expect(nonForfeitureOffer(policy, 'extended-term', on)).toMatchObject({
      because: 'possible',
      coverUntil: '2039-12-05',
    });
    // the loan is settled first, and what is left pays for one year
    const loan = { principal: surrenderValueOf(policy, on) - 2_00_000_00, rate: 950, interestFrom: on } as const;
    const { total } = loanSettlement(loan, on);
    expect(nonForfeitureOffer({ ...policy, loan }, 'extended-term', on)).toMatchObject({
      coverUntil: '2027-12-05',
      settled: total,
    });
    expect(nonForfeitureOffer({ ...policy, loan }, 'reduced-paid-up', on).settled).toBeNull();
  });

  it('has no surrender value once that has bought an extended term', () => {
    const spent = { ...savings, isValueSpent: true };
    expect([surrenderValueOf(spent, today), loanRoom(spent, today)]).toEqual([0, 0]);
  });

  it('lends no more than the limit leaves', () => {
    expect(loanRoom(savings, today)).toBe(82_320_00);
    expect(loanRoom({ ...savings, loan: { principal: 100_000_00, rate: 950, interestFrom: today } }, today)).toBe(0);
  });

  it('reduces the cover to the premiums that are paid', () => {
    expect(reducedCover(savings)).toBe(163_333_33);
  });

  it('has a clause for every policy, and each clause can decide', () => {
    expect(new Set(afterGraceClauses.map(({ id }) => id)).size).toBe(8);
  });
});

describe('describes what an option for an unpaid premium would give', () => {
  // domain.md, section 8: sum assured ₹3,50,000, 7 of 15 premiums paid; with a bonus of ₹52,500
  it('is the cover in proportion to the premiums paid, plus the bonuses so far', () => {
    expect(nonForfeitureOffer(savings, 'reduced-paid-up', today)).toMatchObject({ possible: true, cover: 163_333_33 });
    const withBonus = { ...savings, vestedBonus: 52_500_00 };
    expect(nonForfeitureOffer(withBonus, 'reduced-paid-up', today).cover).toBe(215_833_33);
    expect(afterGrace(withBonus, today).cover).toBe(215_833_33);
  });

  // domain.md, section 8: 90 % of ₹1,20,000 less ₹90,000 is ₹18,000, less than the premium of ₹24,500
  it('is no loan if the limit is below the premium', () => {
    const loan = { principal: 90_000_00, rate: 950, interestFrom: today } as const;
    expect(loanRoomOf(120_000_00, loan, today)).toBe(18_000_00);
    const owing = { ...savings, nonForfeiture: 'premium-loan', loan: { ...loan, principal: 64_320_00 } } as const;
    expect(nonForfeitureOffer(owing, 'premium-loan', today)).toEqual({
      option: 'premium-loan',
      possible: false,
      because: 'loan-limit',
      cover: 0,
      coverUntil: null,
      lent: 24_500_00,
      room: 18_000_00,
      settled: null,
    });
    expect(afterGrace(owing, today).because).toBe('reduced-paid-up');
  });

  it.each([
    // less the premium that is lent
    ['premium-loan', {}, 'possible', 350_000_00 - 24_500_00, null],
    ['premium-loan', { loanRate: null }, 'no-loan-on-plan', 0, null],
    ['premium-loan', { isLoanRestricted: true }, 'loan-restricted', 0, null],
    ['reduced-paid-up', { isLoanRestricted: true }, 'possible', 163_333_33, null],
    ['extended-term', {}, 'possible', 350_000_00, '2039-12-05'],
    ['extended-term', { birthDate: null }, 'birth-date-missing', 0, null],
    [
      'extended-term',
      { loan: { principal: 91_466_67 - 1_154_99, rate: 950, interestFrom: today } },
      'value-too-small',
      0,
      null,
    ],
    ['none', {}, 'possible', 0, null],
    ['reduced-paid-up', { dueDate: '2020-12-05' }, 'no-surrender-value', 0, null],
    ['premium-loan', { line: 'term' }, 'no-surrender-value', 0, null],
  ] as const)('%s with %j: %s, cover %i paise until %s', (option, change, because, cover, coverUntil) => {
    const policy = { ...savings, ...change } as UnpaidPolicy;
    expect(nonForfeitureOffer(policy, option, today)).toMatchObject({ because, cover, coverUntil });
  });

  it('matches what happens after grace for every option that is possible', () => {
    const policies = fc.record({
      premiums: fc.integer({ min: 0, max: 15 }),
      principal: fc.integer({ min: 1, max: 120_000_00 }),
      option: fc.constantFrom(...NON_FORFEITURE_OPTIONS),
    });
    fc.assert(
      fc.property(policies, ({ premiums, principal, option }) => {
        const loan = { principal, rate: 950, interestFrom: '2026-12-05' } as const;
        const policy = {
          ...savings,
          dueDate: `${2019 + premiums}-12-05`,
          nonForfeiture: option,
          loan,
        } as UnpaidPolicy;
        const on = `${2020 + premiums}-01-05` as const;
        const offer = nonForfeitureOffer(policy, option, on);
        const decided = afterGrace(policy, on);
        const kept = option === 'none' ? 'lapsed' : option;
        expect(decided.because === kept).toBe(offer.possible);
        // an offer is after the loan, which the value of an extended term settles
        const owed = option === 'extended-term' ? 0 : loanBalance(loan, on).total;
        const cover = Math.max(0, decided.cover - owed);
        if (offer.possible && option !== 'premium-loan')
          expect([offer.cover, offer.coverUntil]).toEqual([cover, decided.coverUntil]);
      }),
    );
  });

  it.each([
    [{ hasOptions: false }, false, 'no-options'],
    [{ policyStatusCode: '4' }, false, 'lapsed'],
    // an extended term and a reduced cover have no premium left that could stay unpaid
    [{ policyStatusCode: 'E' }, false, 'lapsed'],
    [{ policyStatusCode: '3' }, false, 'lapsed'],
    [{ policyStatusCode: '2' }, false, 'not-in-force'],
    [{ dueDate: null }, false, 'all-paid'],
    [{ isDeathIntimated: true }, false, 'death-intimated'],
    [{ today: '2027-01-05' }, false, 'grace-over'],
    [{ today: '2027-01-05', graceEndsOn: null }, true, 'falls-due'],
    [{ hasOpenRequest: true }, false, 'request-open'],
    // the last day of grace
    [{}, true, 'falls-due'],
  ] as const)('can be chosen with %j: %s, %s', (change, chooses, because) => {
    const facts = {
      policyStatusCode: '1',
      dueDate: '2026-12-05',
      hasOptions: true,
      isDeathIntimated: false,
      graceEndsOn: '2027-01-04',
      today: '2027-01-04',
      hasOpenRequest: false,
      ...change,
    } as const;
    expect(choosesNonForfeiture(facts)).toEqual({ chooses, because });
  });
});
