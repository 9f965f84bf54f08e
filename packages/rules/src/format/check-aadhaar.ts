import { checkFigures, type FiguresReason } from './check-figures.ts';
import { type FormatCheck, invalid } from './format-check.ts';
import { hasVerhoeffCheckDigit } from './verhoeff.ts';

/**
 * Checks an Aadhaar number: 12 digits, the first neither 0 nor 1, the last a Verhoeff check digit, never the same read
 * backwards. Send the value once, never store or log it, and show it only with `maskAadhaar`.
 */
export function checkAadhaar(text: string): FormatCheck<string, FiguresReason | 'wrong-start' | 'wrong-check-digit'> {
  const check = checkFigures(text, 12);
  if (!check.valid) return check;
  if (/^[01]/.test(check.value)) return invalid('wrong-start');
  const isPalindrome = [...check.value].reverse().join('') === check.value;
  return hasVerhoeffCheckDigit(check.value) && !isPalindrome ? check : invalid('wrong-check-digit');
}
