import type { components } from '@lifedesk/contract';
import { confirmsBankAccount } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
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

/** Identifies an account without revealing its number. */
export function macOf({ secrets }: Pick<Deps, 'secrets'>, account: TypedAccount): string {
  const { ifscCode, bankAccountNo, accountHolderName, bankAccountType } = account;
  return secrets.mac('account', JSON.stringify([ifscCode, bankAccountNo, accountHolderName, bankAccountType]));
}

/** How long a bank's answer is valid, in milliseconds. */
export const VERIFIED_MS = 30 * 60_000;
