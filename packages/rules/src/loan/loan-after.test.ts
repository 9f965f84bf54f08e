import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCalendarDays } from '../dates/add-calendar-days.ts';
import { leftOfLoan, loanPaymentLimits } from './check-loan-payment.ts';
import { loanAfterGrant } from './loan-after-grant.ts';
import { type LoanPayment, loanAfterPayment, loanBeforePayment } from './loan-after-payment.ts';
import { loanAfterPayout } from './loan-after-payout.ts';
import { loanAfterPremium } from './loan-after-premium.ts';
import { loanAfterStop } from './loan-after-stop.ts';
import { loanBalance } from './loan-balance.ts';
import { owedOnLoan } from './owed-on-loan.ts';
import type { PolicyLoan } from './policy-loan.ts';

/** domain.md, section 2: ₹1,50,000.00 at 9.50 %, drawn on 10-01-2025. */
const loan: PolicyLoan = {
  principal: 15_000_000,
  undrawn: 0,
  rate: 950,
  interestFrom: '2025-01-10',
  openedOn: '2025-01-10',
};
const paid = { ...loan, principal: 0, interestFrom: '2026-03-01' } as const;
const grant = { amount: 5_000_000, rate: 900, on: '2026-11-22' } as const;
const opened = { principal: 5_000_000, undrawn: 5_000_000, rate: 900, interestFrom: '2026-11-22' } as const;

describe('a loan grant', () => {
  // decision 155: "A policy has one loan with one rate"
  it.each([
    ['opens a loan if there is none', null, { ...opened, openedOn: '2026-11-22' }],
    ['opens a new loan after one was repaid', paid, { ...opened, openedOn: '2026-11-22' }],
    ['adds to an existing loan', loan, { ...loan, principal: 20_000_000, undrawn: 5_000_000 }],
  ])('%s', (_, before, after) => {
    expect(loanAfterGrant(before, grant)).toEqual(after);
  });
});

describe('a loan payout', () => {
  it('starts the interest and the half-years', () => {
    const first = { ...loanAfterGrant(null, grant), hasRests: true };
    expect(loanAfterPayout(first, 5_000_000, '2026-11-25')).toEqual({
      principal: 5_000_000,
      undrawn: 0,
      rate: 900,
      interestFrom: '2026-11-25',
      openedOn: '2026-11-25',
      joined: 0,
    });
  });

  // domain.md, section 2: "owed ₹1,78,464.23" with half-yearly rests, "simple would be ₹26,586.99 of interest"
  it.each([
    [true, 2_846_423],
    [false, 2_658_699],
  ])('adds the interest so far of an earlier loan, with half-yearly rests %s: %i paise', (hasRests, joined) => {
    const both = { ...loanAfterGrant(loan, grant), hasRests };
    expect(loanAfterPayout(both, 5_000_000, '2026-11-22')).toEqual({
      ...loan,
      principal: 20_000_000 + joined,
      interestFrom: '2026-11-22',
      joined,
    });
  });

  it('keeps interest paid in advance', () => {
    const ahead = { ...loan, interestFrom: '2026-11-28', hasRests: false } as const;
    const after = loanAfterPayout({ ...ahead, undrawn: 5_000_000 }, 5_000_000, '2026-11-22');
    expect(after).toMatchObject({ interestFrom: '2026-11-28', joined: 0, undrawn: 0 });
  });
});

describe('a stopped loan payout', () => {
  // decision 155: "What was paid back of it meanwhile is kept for the policy"
  it.each([
    [
      { principal: 20_000_000, undrawn: 5_000_000 },
      { principal: 15_000_000, undrawn: 0, taken: 5_000_000, repaid: 0 },
    ],
    [
      { principal: 5_000_000, undrawn: 5_000_000 },
      { principal: 0, undrawn: 0, taken: 5_000_000, repaid: 0 },
    ],
    [
      { principal: 3_000_000, undrawn: 5_000_000 },
      { principal: 0, undrawn: 0, taken: 3_000_000, repaid: 2_000_000 },
    ],
    [
      { principal: 0, undrawn: 0 },
      { principal: 0, undrawn: 0, taken: 0, repaid: 5_000_000 },
    ],
  ])('of ₹50,000, with %j', (before, after) => {
    expect(loanAfterStop(before, 5_000_000)).toEqual(after);
  });

  it('restores the loan from before the grant', () => {
    fc.assert(
      fc.property(fc.nat(1e10), fc.integer({ min: 1, max: 1e10 }), (principal, amount) => {
        const before = { ...loan, principal };
        const { principal: left, undrawn } = loanAfterStop(loanAfterGrant(before, { ...grant, amount }), amount);
        expect({ left, undrawn }).toEqual({ left: principal, undrawn: 0 });
      }),
    );
  });
});

describe('a premium paid by a loan', () => {
  const lent = { cost: 2_450_000, rate: 950, hasRests: false };

  it('opens a loan if there is none', () => {
    const opening = { principal: 2_450_000, rate: 950, interestFrom: '2027-01-05', restsFrom: null };
    expect(loanAfterPremium(null, lent, '2027-01-05')).toEqual({ loan: opening, joined: 0, added: 2_450_000 });
    const resting = loanAfterPremium(null, { ...lent, hasRests: true }, '2027-01-05').loan;
    expect(resting.restsFrom).toBe('2027-01-05');
  });

  // domain.md, section 2: "₹1,50,000.00 at 9.50 %, simple, 182 days → ₹7,105.48"
  it('adds the interest so far to the principal', () => {
    const after = loanAfterPremium({ ...loan, interestFrom: '2026-05-21' }, { ...lent, rate: 1_000 }, '2026-11-19');
    expect(after).toEqual({
      loan: { principal: 15_000_000 + 710_548 + 2_450_000, rate: 950, interestFrom: '2026-11-19', restsFrom: null },
      joined: 710_548,
      added: 710_548 + 2_450_000,
    });
  });

  it('keeps interest paid in advance and the half-years', () => {
    const ahead = { ...loan, interestFrom: '2027-02-01', restsFrom: '2025-01-10' } as const;
    const { loan: after, joined } = loanAfterPremium(ahead, { ...lent, hasRests: true }, '2027-01-05');
    expect(after).toMatchObject({ interestFrom: '2027-02-01', restsFrom: '2025-01-10' });
    expect(joined).toBe(0);
  });
});

describe('a payment for a loan', () => {
  const payment: LoanPayment = {
    principal: 4_000_000,
    joined: 2_240_639,
    loanBefore: 15_000_000,
    loanFrom: '2025-01-10',
    quotedOn: '2026-11-22',
  };
  const after = { principal: 13_240_639, interestFrom: '2026-11-22' };

  // decision 128: "If the loan has changed by the time of payment, the money is kept for the policy"
  it.each<[string, Partial<PolicyLoan>, Partial<LoanPayment>, typeof after | null]>([
    ['pays principal, and interest up to the day of the quote', {}, {}, after],
    ['without a recorded loan pays the current one', {}, { loanBefore: null, loanFrom: null }, after],
    ['pays all of the principal', {}, { principal: 17_240_639 }, { ...after, principal: 0 }],
    ['above the amount owed pays nothing', {}, { principal: 17_240_640 }, null],
    ['pays nothing if the principal has changed', { principal: 14_999_999 }, {}, null],
    ['pays nothing if interest was paid since', { interestFrom: '2025-01-11' }, {}, null],
    [
      'pays nothing before the day from which interest is unpaid',
      { interestFrom: '2026-11-23' },
      { loanFrom: null },
      null,
    ],
  ])('%s', (_, change, other, expected) => {
    expect(loanAfterPayment({ ...loan, ...change }, { ...payment, ...other })).toEqual(expected);
  });

  it.each<[string, Partial<typeof after>, Partial<LoanPayment>, object | null]>([
    ['is what it was before', {}, {}, { principal: 15_000_000, interestFrom: '2025-01-10' }],
    ['is left to staff if the principal has changed', { principal: 13_240_638 }, {}, null],
    ['is left to staff if interest was paid since', { interestFrom: '2026-11-23' }, {}, null],
    ['is left to staff if the order did not record it', {}, { loanBefore: null }, null],
    ['is left to staff if the order did not record its day', {}, { loanFrom: null }, null],
  ])('is taken back: the loan %s', (_, change, other, expected) => {
    expect(
      loanBeforePayment({ ...after, ...change } as typeof after & { interestFrom: '2026-11-22' }, {
        ...payment,
        ...other,
      }),
    ).toEqual(expected);
  });

  it('reduces only the principal', () => {
    const days = fc.integer({ min: 0, max: 3_000 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        days,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (principal, n, part) => {
          const on = addCalendarDays('2025-01-10', n);
          const owed = loanBalance({ ...loan, principal, restsFrom: '2025-01-10' }, on);
          const ofPrincipal = Math.floor(owed.principal * part);
          const left = loanAfterPayment(
            { principal, interestFrom: '2025-01-10' },
            { ...payment, principal: ofPrincipal, joined: owed.joined, loanBefore: principal, quotedOn: on },
          );
          expect(left?.principal).toBe(leftOfLoan(owed, owed.interest + ofPrincipal));
        },
      ),
    );
  });
});

describe('the amount owed on a loan', () => {
  it.each([
    [
      { interest: 710_548, total: 15_710_548 },
      { least: 710_548, most: 15_710_548 },
    ],
    [
      { interest: 0, total: 15_000_000 },
      { least: 1, most: 15_000_000 },
    ],
  ])('accepts %j between %j', (balance, limits) => {
    expect(loanPaymentLimits(balance)).toEqual(limits);
  });

  it('falls by a payment, which cannot exceed it', () => {
    expect(leftOfLoan({ total: 15_710_548 }, 5_000_000)).toBe(10_710_548);
    expect(() => leftOfLoan({ total: 100 }, 101)).toThrow(RangeError);
  });

  it('is principal plus interest', () => {
    expect(owedOnLoan({ principal: 15_000_000, interest: 710_548 })).toBe(15_710_548);
  });
});
