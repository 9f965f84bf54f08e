import { expect, it } from 'vitest';
import { checkLoanPayment } from './check-loan-payment.ts';
import { loanBalance } from './loan-balance.ts';
import { loanOwed } from './loan-owed.ts';

const loan = { principal: 6_000_000, rate: 950, interestFrom: '2026-05-23', restsFrom: null } as const;
const ON = '2026-11-21';

it.each([
  ['paid out', loan, 6_284_219],
  ['granted in addition and not paid out', { ...loan, principal: 7_000_000, undrawn: 1_000_000 }, 6_284_219],
  ['the first one and not paid out', { ...loan, principal: 1_000_000, undrawn: 1_000_000 }, 0],
  ['repaid before all of it is paid out', { ...loan, principal: 400_000, undrawn: 1_000_000 }, 0],
])('a loan %s', (_, given, owed) => {
  expect(loanOwed(given, ON).total).toBe(owed);
});

it('takes no more than that, while limits count all of it', () => {
  const granted = { ...loan, principal: 7_000_000, undrawn: 1_000_000 };
  expect(checkLoanPayment(granted, 6_284_219, ON).because).toBe('accepted');
  expect(checkLoanPayment(granted, 6_284_220, ON).because).toBe('above-balance');
  expect(loanBalance(granted, ON).total).toBe(7_284_219);
});
