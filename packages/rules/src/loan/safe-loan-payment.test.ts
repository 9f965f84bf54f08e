import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Loan } from './loan-balance.ts';
import { loanBalance } from './loan-balance.ts';
import { loanOwed } from './loan-owed.ts';
import { safeLoanPayment } from './safe-loan-payment.ts';

const today = '2026-11-21';
const until = '2027-11-21';
/** ₹2,00,000 at 10 %, interest paid up to today. */
const loan: Loan = { principal: 20_000_000, rate: 1_000, interestFrom: today };

describe('enough to stay safe for a year', () => {
  it.each([
    // 95 % of ₹2,20,000 is ₹2,09,000; a year of interest turns ₹1,90,000 into just that
    [22_000_000, 1_000_001],
    // ₹2,20,000 in a year is below 95 % of ₹2,40,000
    [24_000_000, null],
    // nothing can be paid to get below a value of 0
    [0, null],
  ] as const)('with a surrender value of %i is %s', (value, amount) => {
    expect(safeLoanPayment(loan, value, today)).toEqual(amount === null ? null : { amount, until });
  });

  it('is the smallest such payment, at least the interest and at most what is owed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 50_000_000 }),
        fc.integer({ min: 1, max: 60_000_000 }),
        fc.constantFrom<CalendarDate | null>(null, '2026-03-31'),
        fc.constantFrom<Loan['interestFrom']>('2026-04-02', '2026-11-01', today),
        (principal, value, restsFrom, interestFrom) => {
          const owing: Loan = { principal, rate: 950, interestFrom, restsFrom };
          const safe = safeLoanPayment(owing, value, today);
          const warnFrom = (value * 95) / 100;
          if (safe === null) {
            expect(loanBalance(owing, until).total).toBeLessThanOrEqual(Math.ceil(warnFrom));
            return;
          }
          const { interest, total } = loanOwed(owing, today);
          expect(safe.amount).toBeGreaterThanOrEqual(interest);
          expect(safe.amount).toBeLessThanOrEqual(total);
          const after = (amount: number) =>
            loanBalance({ ...owing, principal: total - amount, interestFrom: today }, until).total;
          if (safe.amount < total) expect(after(safe.amount)).toBeLessThanOrEqual(Math.ceil(warnFrom));
          if (safe.amount > Math.max(1, interest))
            expect(after(safe.amount - 1)).toBeGreaterThanOrEqual(Math.floor(warnFrom));
        },
      ),
    );
  });
});
