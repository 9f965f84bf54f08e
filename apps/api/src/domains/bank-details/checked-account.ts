import type { components } from '@lifedesk/contract';
import { confirmsBankAccount } from '@lifedesk/rules';
import { validationProblem } from '../../platform/problem.ts';
import { type Bank, bankOf } from './banks.ts';

type TypedAccount = Pick<
  components['schemas']['VerifyNeftRequest'],
  'ifscCode' | 'accountHolderName' | 'bankAccountNo' | 'confirmBankAccountNo' | 'bankAccountType'
>;

/** The bank of an account whose number was typed the same twice. Throws `validation` with the fields that are wrong. */
export function checkedAccount({ ifscCode, bankAccountNo, confirmBankAccountNo }: TypedAccount): Bank {
  if (!confirmsBankAccount(bankAccountNo, confirmBankAccountNo))
    throw validationProblem('/confirmBankAccountNo', 'must be the account number again');
  const bank = bankOf(ifscCode);
  if (!bank) throw validationProblem('/ifscCode', 'must be the code of a branch');
  return bank;
}

/** The account as a text, of which only the MAC is stored. */
export function accountText({ ifscCode, bankAccountNo, accountHolderName, bankAccountType }: TypedAccount): string {
  return JSON.stringify([ifscCode, bankAccountNo, accountHolderName, bankAccountType]);
}

/** How long a bank's answer is valid, in milliseconds. */
export const VERIFIED_MS = 30 * 60_000;
