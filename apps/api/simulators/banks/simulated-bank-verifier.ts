import { stripNameTitle } from '@lifedesk/rules';
import type { BankVerifier } from '../../src/ports/bank-verifier.ts';

/**
 * Stands for the banks in the sandbox: accounts ending with 0000 do not exist, those ending with 9999 are a company's, and all
 * others belong to whoever says so.
 */
export const simulatedBankVerifier: BankVerifier = {
  async nameAt({ accountNo, holderName }) {
    if (accountNo.endsWith('0000')) return null;
    return accountNo.endsWith('9999') ? 'SHREE GANESH TRADERS' : stripNameTitle(holderName).toUpperCase();
  },
};
