import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { bankAndBranch, bankOf } from './banks.ts';

it.each([
  ['SBIN0000300', 'State Bank of India, Mumbai Main'],
  ['HDFC0000004', 'HDFC Bank, Chennai Mylapore'],
  ['UTIB0000005', 'Axis Bank'],
  ['HDFC0CADARS', 'Adarsh Co-operative Bank'],
  ['AKJB0000001', 'Akola Janata Commercial Co-operative Bank'],
  ['APBL0001015', 'District Co-operative Central Bank Srikakul'],
  ['KSCB0020001', 'Ballari District Co-operative Central Bank'],
])('%s is %s', (ifsc, line) => {
  const bank = bankOf(ifsc);
  expect(bank && bankAndBranch(bank)).toBe(line);
});

it('names every smaller bank that uses the codes of another', () => {
  const require = createRequire(import.meta.url);
  const members = Object.entries<string>(require('ifsc/src/sublet.json'));
  const names: Record<string, string> = require('ifsc/src/banknames.json');
  expect(members.length).toBeGreaterThan(1_100);
  for (const [ifsc, member] of members) expect(bankOf(ifsc)?.bankName, ifsc).toBe(names[member]);
});

it.each(['SBIN0999999', 'ABCD0000001', 'SBIN0ZZZZZZ', 'toString0001', ''])('the IFSC %s does not exist', (ifsc) => {
  expect(bankOf(ifsc)).toBeNull();
});
