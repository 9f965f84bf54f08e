import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCalendarDays } from '../dates/add-calendar-days.ts';
import { type BorrowFacts, borrowClauses, canBorrow } from './can-borrow.ts';
import { loanBalance } from './loan-balance.ts';
import { loanLimit, loanRoomOf } from './loan-limit.ts';
import { checkLoanAmount, loanOutlook } from './loan-offer.ts';
import type { UnpaidPolicy } from './unpaid-policy.ts';

const today = '2026-11-22';
const policy: UnpaidPolicy = {
  line: 'savings',
  premiumMode: 'yearly',
  modalPremium: 24_500_00,
  issueDate: '2019-12-05',
  premiumTerm: 15,
  policyTerm: 20,
  dueDate: '2026-12-05',
  nonForfeiture: 'reduced-paid-up',
  sumAssured: 350_000_00,
  vestedBonus: 52_500_00,
  maturityDate: '2039-12-05',
  birthDate: '1985-06-01',
  loan: null,
  loanRate: 950,
  loanShare: 90,
  received: 0,
};

describe('the most that can be borrowed', () => {
  // domain.md, section 2: "Eligibility on SV ₹2,00,000: ₹1,80,000.00 (90 %), ₹1,60,000.00 (80 %)"
  it.each([
    [90, 180_000_00],
    [80, 160_000_00],
  ])('at %i %% of ₹2,00,000 is %i paise', (share, most) => {
    expect(loanRoomOf(200_000_00, null, today, share)).toBe(most);
  });

  // domain.md, section 2: "max(GSV, SSV) − outstanding loan − accrued interest"; section 15: "GSV ₹85,750.00"
  it('is a share of the larger value, less what is owed', () => {
    const loan = { principal: 50_000_00, rate: 950, interestFrom: '2026-05-21' } as const;
    expect(loanLimit({ ...policy, loan }, today)).toEqual({
      guaranteed: 85_750_00,
      special: 82_482_71,
      because: 'guaranteed',
      additions: 0,
      surrenderValue: 85_750_00,
      share: 90,
      limit: 77_175_00,
      principal: 50_000_00,
      interest: 2_407_53,
      room: 77_175_00 - 50_000_00 - 2_407_53,
    });
    expect(loanLimit({ ...policy, vestedBonus: 80_000_00 }, today)).toMatchObject({
      because: 'special',
      surrenderValue: 92_992_09,
      room: 83_692_88,
    });
    expect(loanLimit({ ...policy, loanShare: 80 }, today).room).toBe(68_600_00);
  });

  // "PUA ₹42,000 × 0.6210 = ₹26,082.00": they are part of what a surrender pays, and so of what secures a loan
  it('counts paid-up additions as a surrender does', () => {
    const additions = { sumAssured: 42_000_00, factors: [{ ageFrom: 41, yearsLeftFrom: 10, factor: 6210 }] };
    expect(loanLimit({ ...policy, additions }, today)).toMatchObject({
      special: 66_432_02,
      additions: 26_082_00,
      surrenderValue: 111_832_00,
      room: 100_648_80,
    });
  });

  it('is nothing if more is owed than the limit', () => {
    expect(loanLimit({ ...policy, loan: { principal: 80_000_00, rate: 950, interestFrom: today } }, today).room).toBe(
      0,
    );
  });

  it('is not exceeded by any accepted loan, now or after another', () => {
    const loans = fc.record({
      owed: fc.integer({ min: 0, max: 90_000_00 }),
      days: fc.integer({ min: 0, max: 1_500 }),
      share: fc.integer({ min: 1, max: 100 }),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
      rests: fc.boolean(),
    });
    fc.assert(
      fc.property(loans, ({ owed, days, share, part, rests }) => {
        const interestFrom = addCalendarDays(today, -days);
        const restsFrom = rests ? interestFrom : null;
        const loan = owed === 0 ? null : { principal: owed, rate: 950, interestFrom, restsFrom };
        const before = { ...policy, loan, loanShare: share };
        const { room, limit } = loanLimit(before, today);
        const amount = Math.floor(room * part);
        if (!checkLoanAmount({ least: 1, most: room }, amount).accepted) return;
        const undrawn = { principal: owed + amount, rate: 950, interestFrom, restsFrom, undrawn: amount };
        const after = loanLimit({ ...before, loan: undrawn }, today);
        expect(after.principal + after.interest).toBeLessThanOrEqual(limit);
        expect(after.room).toBe(room - amount);
      }),
    );
  });
});

describe('a part of a loan that is not paid out yet', () => {
  it.each([
    [15_000_000, 5_000_000],
    [0, 5_000_000],
  ])('of %i paise and another %i bears no interest, and is owed', (drawn, undrawn) => {
    const terms = { rate: 950, interestFrom: '2025-01-10', restsFrom: '2025-01-10' } as const;
    const whole = loanBalance({ ...terms, principal: drawn + undrawn, undrawn }, today);
    const alone = loanBalance({ ...terms, principal: drawn }, today);
    expect(whole).toEqual({ ...alone, principal: alone.principal + undrawn, total: alone.total + undrawn });
  });

  it('can be repaid before it is paid out', () => {
    const loan = { principal: 1_000_00, rate: 950, interestFrom: '2025-01-10', undrawn: 5_000_00 } as const;
    expect(loanBalance(loan, today)).toEqual({ principal: 1_000_00, interest: 0, joined: 0, total: 1_000_00 });
  });
});

describe('an amount to borrow', () => {
  it.each([
    [0, 0, 'below-least'],
    [499_999, 500_000, 'below-least'],
    [500_000, 500_000, 'amount-accepted'],
    [2_500_000, 500_000, 'amount-accepted'],
    [2_500_001, 500_000, 'above-most'],
  ] as const)('of %i paise, with a least of %i: %s', (amount, least, because) => {
    expect(checkLoanAmount({ least, most: 2_500_000 }, amount).because).toBe(because);
  });
});

describe('the outcome of a loan', () => {
  const offer = { least: 0, most: 180_000_00, rate: 950, hasRests: true, restsFrom: null, owed: 0 };

  // domain.md, section 2: ₹1,50,000.00 at 9.50 %, half-yearly rest: ₹7,125.00 and ₹7,463.44 in the first year
  it.each([
    [true, 7_125_00 + 7_463_44],
    [false, 14_250_00],
  ])('in a year, with half-yearly rests %s: interest of %i paise', (hasRests, interest) => {
    const given = { ...offer, hasRests, surrenderValue: 200_000_00 };
    expect(loanOutlook(given, 150_000_00, '2025-01-10')).toMatchObject({ interest, owed: 150_000_00 });
  });

  // domain.md, section 2: ₹1,80,000 drawn on 10-01-2025 against ₹2,00,000.00: "first day above it 28-02-2026", warned of at 95 %
  it('says when it exceeds the surrender value if nothing is paid', () => {
    const given = { ...offer, surrenderValue: 200_000_00 };
    const ceiling = { because: 'below-value', warnOn: '2025-08-09', exceedsOn: '2026-02-28' };
    expect(loanOutlook(given, 180_000_00, '2025-01-10').ceiling).toEqual(ceiling);
    expect(loanOutlook({ ...given, owed: 80_000_00 }, 100_000_00, '2025-01-10')).toMatchObject({
      owed: 180_000_00,
      ceiling,
    });
  });
});

describe('whether money can be borrowed', () => {
  const facts: BorrowFacts = {
    ...policy,
    policyStatusCode: '1',
    hasOpenRequest: false,
    room: 25_000_00,
    least: 5_000_00,
    today,
  };

  it.each<[Partial<BorrowFacts>, string]>([
    [{}, 'loan-possible'],
    [{ policyStatusCode: '2' }, 'loan-possible'],
    [{ policyStatusCode: '3' }, 'loan-possible'],
    [{ line: 'annuity', premiumMode: 'single', dueDate: null, policyStatusCode: 'A' }, 'loan-possible'],
    [{ room: null }, 'loan-possible'],
    [{ room: 5_000_00 }, 'loan-possible'],
    [{ room: 4_999_99 }, 'below-least'],
    [{ room: 0 }, 'limit-reached'],
    [{ hasOpenRequest: true }, 'payout-requested'],
    [{ dueDate: '2020-12-05' }, 'no-surrender-value'],
    [{ policyStatusCode: '4' }, 'not-in-force'],
    [{ policyStatusCode: 'E' }, 'not-in-force'],
    [{ policyStatusCode: 'I' }, 'not-in-force'],
    [{ line: 'term', loanRate: null }, 'no-loan-on-plan'],
    [{ line: 'unit-linked', loanRate: null, policyStatusCode: '5' }, 'unit-linked-plan'],
    [{ maturityDate: today }, 'matured'],
    [{ policyStatusCode: 'D', loanRate: null }, 'policy-ended'],
  ])('with %j: %s', (change, because) => {
    expect(canBorrow({ ...facts, ...change })).toEqual({ possible: because === 'loan-possible', because });
  });

  it('has one clause for each reason', () => {
    expect(new Set(borrowClauses.map(({ id }) => id)).size).toBe(borrowClauses.length);
  });
});
