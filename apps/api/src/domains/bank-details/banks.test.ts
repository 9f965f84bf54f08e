import { expect, it } from 'vitest';
import { bankAndBranch, bankOf } from './banks.ts';

it.each([
  ['SBIN0000300', 'State Bank of India, Mumbai Main'],
  ['HDFC0000004', 'HDFC Bank, Chennai Mylapore'],
  ['UTIB0000005', 'Axis Bank'],
])('%s is %s', (ifsc, line) => {
  const bank = bankOf(ifsc);
  expect(bank && bankAndBranch(bank)).toBe(line);
});

it.each(['SBIN0999999', 'ABCD0000001', 'SBIN0ZZZZZZ', 'toString0001', ''])('the IFSC %s does not exist', (ifsc) => {
  expect(bankOf(ifsc)).toBeNull();
});
