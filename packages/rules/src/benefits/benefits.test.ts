import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCalendarDays } from '../dates/add-calendar-days.ts';
import { payoutPromisedOn } from '../payout/payout-promise.ts';
import { anyCalendarDate } from '../testing/arbitraries.ts';
import { type Annuity, instalmentsBetween, nextInstalment } from './annuity.ts';
import { type BenefitPolicy, benefitsDue } from './benefits-due.ts';
import { linkedMaturity, maturityNavDate } from './linked-maturity.ts';
import { type MaturedPolicy, maturityBenefit } from './maturity-benefit.ts';

/** domain-2.md, 27.2: an annuity of ₹15,625.00 a month on the 5th. */
const annuity: Annuity = { instalment: 15_625_00, mode: 'monthly', firstOn: '2026-05-05', lastOn: null };
const policy: BenefitPolicy = {
  line: 'annuity',
  policyStatusCode: 'A',
  isDeathIntimated: false,
  maturityDate: null,
  annuity,
  survivalBenefits: [],
};
const savings: BenefitPolicy = {
  ...policy,
  line: 'savings',
  policyStatusCode: '1',
  maturityDate: '2039-12-05',
  annuity: null,
  survivalBenefits: [
    { dueOn: '2029-12-05', amount: 70_000_00 },
    { dueOn: '2034-12-05', amount: 70_000_00 },
  ],
};

describe('the instalments of an annuity', () => {
  // domain-2.md, 27.2: instalments of 05-02, 05-03, 05-04-2027
  it('fall on the same day of each month', () => {
    expect(instalmentsBetween(annuity, '2027-02-01', '2027-04-20')).toEqual(['2027-02-05', '2027-03-05', '2027-04-05']);
  });

  it.each([
    ['monthly', '2026-01-31', '2026-02-01', '2026-04-30', ['2026-02-28', '2026-03-31', '2026-04-30']],
    ['monthly', '2026-01-31', '2026-02-28', '2026-02-28', ['2026-02-28']],
    ['quarterly', '2025-11-30', '2026-01-01', '2026-12-31', ['2026-02-28', '2026-05-30', '2026-08-30', '2026-11-30']],
    ['half-yearly', '2026-03-10', '2026-01-01', '2027-01-01', ['2026-03-10', '2026-09-10']],
    [
      'yearly',
      '2024-02-29',
      '2024-01-01',
      '2028-12-31',
      ['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29'],
    ],
    ['yearly', '2026-03-10', '2025-01-01', '2026-03-09', []],
  ] as const)('%s from %s, between %s and %s: %j', (mode, firstOn, from, until, dates) => {
    expect(instalmentsBetween({ ...annuity, mode, firstOn }, from, until)).toEqual(dates);
  });

  it('end with the last one', () => {
    const certain = { ...annuity, lastOn: '2026-07-05' } as const;
    expect(instalmentsBetween(certain, '2026-01-01', '2027-01-01')).toEqual(['2026-05-05', '2026-06-05', '2026-07-05']);
    expect(nextInstalment(certain, '2026-07-04')).toBe('2026-07-05');
    expect(nextInstalment(certain, '2026-07-05')).toBeNull();
  });

  it('are the same, taken one after the other or together', () => {
    const modes = ['yearly', 'half-yearly', 'quarterly', 'monthly'] as const;
    fc.assert(
      fc.property(
        anyCalendarDate,
        fc.constantFrom(...modes),
        fc.integer({ min: 0, max: 900 }),
        (firstOn, mode, days) => {
          const one: Annuity = { ...annuity, firstOn, mode };
          const until = addCalendarDays(firstOn, days);
          const oneByOne: string[] = [];
          let next = nextInstalment(one, addCalendarDays(firstOn, -1));
          for (; next !== null && next <= until; next = nextInstalment(one, next)) oneByOne.push(next);
          expect(oneByOne).toEqual(instalmentsBetween(one, firstOn, until));
        },
      ),
    );
  });
});

describe('the benefits that fall due', () => {
  it.each([
    ['annuity', policy, '2026-12-05', { kind: 'annuity', amount: 15_625_00 }],
    ['survival benefit', savings, '2029-12-05', { kind: 'survival-benefit', amount: 70_000_00 }],
    ['survival benefit, fully paid', { ...savings, policyStatusCode: '2' }, '2034-12-05', { kind: 'survival-benefit' }],
    ['maturity', savings, '2039-12-05', { kind: 'maturity', amount: null }],
    ['maturity of a fund', { ...savings, line: 'unit-linked' }, '2039-12-05', { kind: 'maturity', amount: null }],
    ['end of a term plan', { ...savings, line: 'term' }, '2039-12-05', { kind: 'maturity', amount: null }],
    ['maturity, lapsed', { ...savings, policyStatusCode: 'B' }, '2039-12-05', { kind: 'maturity', amount: null }],
  ] as const)('are on the day itself, neither earlier nor later: %s', (_, due, on, benefit) => {
    expect(benefitsDue(due, on, on)).toEqual([expect.objectContaining({ ...benefit, dueOn: on })]);
    expect(benefitsDue(due, addCalendarDays(on, -1), addCalendarDays(on, -1))).toEqual([]);
    expect(benefitsDue(due, addCalendarDays(on, 1), addCalendarDays(on, 1))).toEqual([]);
  });

  it.each([
    ['the death was reported', { ...policy, isDeathIntimated: true }],
    ['the annuity has ended', { ...policy, policyStatusCode: 'D' }],
    ['the annuity is not in payment yet', { ...policy, policyStatusCode: 'I' }],
    ['the policy was surrendered', { ...savings, policyStatusCode: 'S' }],
    ['the policy has matured', { ...savings, policyStatusCode: 'M' }],
    ['a pension vests, and the customer chooses', { ...savings, line: 'pension', survivalBenefits: [] }],
    ['an annuity has no maturity', { ...savings, line: 'annuity', survivalBenefits: [] }],
  ] as const)('are none: %s', (_, due) => {
    expect(benefitsDue(due, '2020-01-01', '2045-01-01')).toEqual([]);
  });

  it('are no survival benefits in a lapsed policy', () => {
    const lapsed = benefitsDue({ ...savings, policyStatusCode: '3' }, '2026-01-01', '2045-01-01');
    expect(lapsed.map(({ kind }) => kind)).toEqual(['maturity']);
  });

  it('are each in exactly one of two neighbouring periods', () => {
    const days = fc.integer({ min: 0, max: 3_000 });
    fc.assert(
      fc.property(fc.constantFrom(policy, savings), anyCalendarDate, days, days, (due, from, first, second) => {
        const middle = addCalendarDays(from, first);
        const until = addCalendarDays(middle, 1 + second);
        expect([...benefitsDue(due, from, middle), ...benefitsDue(due, addCalendarDays(middle, 1), until)]).toEqual(
          benefitsDue(due, from, until),
        );
      }),
    );
  });

  // domain.md, 1: "Maturity, survival benefit, annuity | on the due date"; unpaid then, it is late at once
  it('are promised for the day itself', () => {
    for (const kind of ['annuity', 'survival-benefit', 'maturity'] as const)
      expect(payoutPromisedOn(kind, '2026-12-05')).toBe('2026-12-05');
  });
});

/** domain.md, 15, and domain-2.md, 31.3: ₹3,50,000 and bonuses of ₹52,500; 7 of 15 premiums of ₹24,500. */
const matured: MaturedPolicy = {
  line: 'savings',
  policyStatusCode: '2',
  premiumMode: 'yearly',
  modalPremium: 24_500_00,
  issueDate: '2006-12-05',
  premiumTerm: 15,
  policyTerm: 20,
  dueDate: null,
  nonForfeiture: 'reduced-paid-up',
  sumAssured: 350_000_00,
  vestedBonus: 52_500_00,
  reducedCover: null,
  maturityDate: '2026-12-05',
  birthDate: '1985-06-01',
  loan: null,
  loanRate: 950,
  received: 0,
};
const on = '2026-12-05';
const tax = { yearlyPremium: 24_500_00, yearlyPremiums: 24_500_00, isResident: true, hasPan: true, paidThisYear: 0 };

describe('the maturity benefit', () => {
  it.each([
    ['fully paid', {}, 402_500_00],
    ['in force', { policyStatusCode: '1' }, 402_500_00],
    // domain-2.md, 31.3: paid-up 7 of 15: ₹1,63,333.33 + 52,500 = ₹2,15,833.33
    ['reduced', { policyStatusCode: '3', dueDate: '2013-12-05' }, 215_833_33],
    ['reduced, as it was worked out', { policyStatusCode: '3', reducedCover: 200_000_00 }, 200_000_00],
    ['extended term', { policyStatusCode: 'E' }, 0],
    ['lapsed', { policyStatusCode: 'B' }, 0],
    ['term plan', { line: 'term' }, 0],
  ] as const)('%s: %j pays %i', (_, change, gross) => {
    expect(maturityBenefit({ ...matured, ...change }, tax, on)).toEqual({
      gross,
      loan: 0,
      interest: 0,
      loanLeft: 0,
      tax: expect.objectContaining({ tax: 0 }),
    });
  });

  // domain.md, 2: "On claim or maturity: loan and interest are deducted"; ₹60,000 with 200 days at 9.5 % is ₹3,123.29
  const loan = { principal: 60_000_00, rate: 950, interestFrom: '2026-05-19' } as const;
  it('repays the loan with its interest', () => {
    expect(maturityBenefit({ ...matured, loan }, tax, on)).toMatchObject({
      loan: 60_000_00,
      interest: 3_123_29,
      loanLeft: 0,
    });
  });

  it('never pays less than nothing: what it cannot repay is left', () => {
    const large = { ...loan, principal: 500_000_00 };
    const { gross, loan: repaid, interest, loanLeft } = maturityBenefit({ ...matured, loan: large }, tax, on);
    expect(repaid + interest).toBe(gross);
    expect(loanLeft).toBe(500_000_00 - repaid);
  });

  // domain.md, 16: 2 % of the income part if the premium is more than 10 % of the sum assured
  it('is taxed like a surrender, and not otherwise', () => {
    const dear = { ...matured, issueDate: '2016-12-05', premiumTerm: 10, modalPremium: 36_000_00 } as const;
    const { gross, tax: deducted } = maturityBenefit(dear, { ...tax, yearlyPremium: 36_000_00 }, on);
    expect(deducted).toMatchObject({ income: gross - 360_000_00, rate: 200, tax: 850_00 });
  });
});

describe('the maturity of a unit-linked policy', () => {
  it.each([
    ['2026-12-04', [], '2026-12-04'],
    ['2026-12-05', [], '2026-12-07'],
    ['2026-12-05', ['2026-12-07'], '2026-12-08'],
  ] as const)('on %s, with holidays %j, has the price of %s', (day, holidays, navDate) => {
    expect(maturityNavDate(day, holidays)).toBe(navDate);
  });

  it('pays the funds, and payments that bought no units', () => {
    expect(linkedMaturity({ fundValue: 585_303_42, waiting: 2_000_00 })).toBe(587_303_42);
  });
});
