import { expect, it } from 'vitest';
import { confirmsBankAccount } from './confirms-bank-account.ts';

it.each([
  ['000123456789', '000123456789', true],
  ['000123456789', '0001 2345 6789', true],
  ['१२३४५६७८९', '123456789', true],
  ['000123456789', '123456789', false],
  ['000123456789', '000123456798', false],
  ['000123456789', '', false],
  ['', '', false],
  [' ', '-', false],
])('%j and %j: %s', (first, second, confirms) => {
  expect(confirmsBankAccount(first, second)).toBe(confirms);
});
