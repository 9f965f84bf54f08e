import type { BankVerifier } from '../ports/bank-verifier.ts';
import { LookupError } from '../ports/lookup-error.ts';
import { type LookupOptions, lookUp } from './look-up-by-http.ts';
import { readText } from './read-values.ts';

/**
 * Asks a provider with `{ ifscCode, accountNo, holderName }`. It returns `{ name }`, or 404 if there is no such
 * account.
 */
export function httpBankVerifier(options: LookupOptions): BankVerifier {
  return {
    async nameAt(account) {
      const answer = await lookUp(options, account);
      if (answer === null) return null;
      const name = readText(answer.name);
      if (name === null) throw new LookupError("the bank's answer has no name");
      return name;
    },
  };
}
