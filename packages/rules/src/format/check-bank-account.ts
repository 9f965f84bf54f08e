import { checkFigures, type FiguresReason } from './check-figures.ts';
import type { FormatCheck } from './format-check.ts';

/** A bank account number: 9 to 18 digits, kept as text because leading zeros count. */
export function checkBankAccount(text: string): FormatCheck<string, FiguresReason> {
  return checkFigures(text, 9, 18);
}
