import { checkFigures, type FiguresReason } from './check-figures.ts';
import { type FormatCheck, invalid } from './format-check.ts';

/** An Indian pin code: 6 digits, the first not 0. Whether it agrees with the state is for the server's list to say. */
export function checkPinCode(text: string): FormatCheck<string, FiguresReason | 'wrong-start'> {
  const check = checkFigures(text, 6);
  return check.valid && check.value.startsWith('0') ? invalid('wrong-start') : check;
}
