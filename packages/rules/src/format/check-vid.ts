import { checkFigures, type FiguresReason } from './check-figures.ts';
import { type FormatCheck, invalid } from './format-check.ts';
import { hasVerhoeffCheckDigit } from './verhoeff.ts';

/**
 * Checks a VID, the temporary number in place of an Aadhaar number: 16 digits, the first neither 0 nor 1, the last a
 * Verhoeff check digit, never the same read backwards. Send the value once, and never store or log it.
 */
export function checkVid(text: string): FormatCheck<string, FiguresReason | 'wrong-start' | 'wrong-check-digit'> {
  const check = checkFigures(text, 16);
  if (!check.valid) return check;
  if (/^[01]/.test(check.value)) return invalid('wrong-start');
  const isPalindrome = [...check.value].reverse().join('') === check.value;
  return hasVerhoeffCheckDigit(check.value) && !isPalindrome ? check : invalid('wrong-check-digit');
}
