import { checkFigures, type FiguresReason } from './check-figures.ts';
import { type FormatCheck, invalid, valid } from './format-check.ts';
import { tidyFigures } from './tidy.ts';

/** Checks the number of an application: `AP` in either case and 10 digits. The bare prefix counts as `empty`. */
export function checkApplicationNumber(text: string): FormatCheck<string, FiguresReason | 'prefix-expected'> {
  const number = tidyFigures(text).toUpperCase();
  if (number && !number.startsWith('AP')) return invalid('prefix-expected');
  const check = checkFigures(number.slice(2), 10);
  return check.valid ? valid(`AP${check.value}`) : check;
}
