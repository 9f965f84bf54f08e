import { checkFigures, type FiguresReason } from './check-figures.ts';
import type { FormatCheck } from './format-check.ts';

/** Checks a bank account number: 9 to 18 digits. It stays text because leading zeros count. */
export function checkBankAccount(text: string): FormatCheck<string, FiguresReason> {
  return checkFigures(text, 9, 18);
}
