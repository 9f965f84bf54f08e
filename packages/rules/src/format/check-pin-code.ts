import { checkFigures, type FiguresReason } from './check-figures.ts';
import { type FormatCheck, invalid } from './format-check.ts';

/** Checks an Indian PIN code: 6 digits, the first not 0. Only the server's list knows whether it matches the state. */
export function checkPinCode(text: string): FormatCheck<string, FiguresReason | 'wrong-start'> {
  const check = checkFigures(text, 6);
  return check.valid && check.value.startsWith('0') ? invalid('wrong-start') : check;
}
