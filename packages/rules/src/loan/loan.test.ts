import { describe, expect, it } from 'vitest';
import { checkLoanPayment } from './check-loan-payment.ts';
import { type Loan, loanBalance } from './loan-balance.ts';

const loan: Loan = { principal: 15_000_000, rate: 950, interestFrom: '2026-05-21' };

describe('the balance of a loan', () => {
  it.each([
    ['2026-05-21', 0],
    ['2026-05-20', 0],
    ['2026-05-22', 3904],
    ['2026-11-19', 710_548],
    ['2026-11-21', 718_356],
    ['2027-05-21', 1_425_000],
  ] as const)('on %s has %i paise of simple interest', (on, interest) => {
    expect(loanBalance(loan, on)).toEqual({ principal: 15_000_000, interest, total: 15_000_000 + interest });
  });
});

describe('a loan payment', () => {
  const today = '2026-11-21';
  const interest = 718_356;

  it.each([
    [interest - 1, false, 'below-interest', 0, 0],
    [interest, true, 'accepted', interest, 0],
    [5_000_000, true, 'accepted', interest, 5_000_000 - interest],
    [15_000_000 + interest, true, 'accepted', interest, 15_000_000],
    [15_000_001 + interest, false, 'above-balance', 0, 0],
  ] as const)('of %i paise is accepted: %s, %s', (amount, accepted, because, ofInterest, principal) => {
    expect(checkLoanPayment(loan, amount, today)).toEqual({ accepted, because, interest: ofInterest, principal });
  });

  it.each([0, -1])('of %i paise is not taken, even on a day without interest', (amount) => {
    expect(checkLoanPayment(loan, amount, loan.interestFrom).because).toBe('no-amount');
  });

  it('is not taken where there is no loan', () => {
    expect(checkLoanPayment(null, 100_000, today).because).toBe('no-loan');
  });
});
