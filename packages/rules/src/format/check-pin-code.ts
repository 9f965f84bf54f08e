import { checkFigures, type FiguresReason } from './check-figures.ts';
import { type FormatCheck, invalid } from './format-check.ts';

/** First two digits that no postal circle has. 90 to 99 are the army's. Source: India Post, PIN codes by postal circle. */
const NOT_ALLOTTED = /^(?:0\d|10|29|35|54|55|65|66|8[6-9])/;

/** Checks an Indian PIN code: 6 digits of a postal circle. Only the server's list knows whether it matches the state. */
export function checkPinCode(text: string): FormatCheck<string, FiguresReason | 'wrong-start'> {
  const check = checkFigures(text, 6);
  return check.valid && NOT_ALLOTTED.test(check.value) ? invalid('wrong-start') : check;
}
