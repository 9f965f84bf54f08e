import { checkBankAccount, checkIfsc } from '@lifedesk/rules';
import type { BodyOf } from '@lifedesk/sdk';
import type { NeftValues } from './neft-journey.ts';

/** The account in the form that is sent. */
export function accountBody(values: NeftValues): BodyOf<'verifyNeftDetails'> {
  const { ifscCode, accountHolderName, bankAccountNo, bankAccountType } = values;
  const ifsc = checkIfsc(ifscCode);
  const account = checkBankAccount(bankAccountNo);
  const number = account.valid ? account.value : bankAccountNo;
  return {
    ifscCode: ifsc.valid ? ifsc.value : ifscCode,
    accountHolderName: accountHolderName.trim(),
    bankAccountNo: number,
    // an earlier step compared the two numbers; they may differ in spaces
    confirmBankAccountNo: number,
    bankAccountType: bankAccountType || 'savings',
  };
}
