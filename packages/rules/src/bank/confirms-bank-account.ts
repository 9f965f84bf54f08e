import { tidyFigures } from '../format/tidy.ts';

/**
 * Whether the repeated account number matches the first. Spaces and hyphens do not count; leading zeros do.
 * Specification section 5.
 */
export function confirmsBankAccount(bankAccountNo: string, confirmBankAccountNo: string): boolean {
  const account = tidyFigures(bankAccountNo);
  return account !== '' && account === tidyFigures(confirmBankAccountNo);
}
