import { type FormatCheck, invalid, valid } from './format-check.ts';
import { tidyFigures } from './tidy.ts';

/** What is wrong with an IFSC. */
export type IfscReason =
  | 'empty'
  | 'too-short'
  | 'too-long'
  | 'letter-expected'
  | 'zero-expected'
  | 'letter-or-digit-expected';

/**
 * Checks an IFSC: four letters for the bank, a zero (not the letter O), six letters or digits for the branch, in either
 * case, with or without "IFSC:". Only the bank table knows whether the branch exists.
 */
export function checkIfsc(text: string): FormatCheck<string, IfscReason> {
  const ifsc = tidyFigures(text)
    .toUpperCase()
    .replace(/^IFSC(?:CODE)?:?(?=[A-Z]{4}0)/, '');
  if (!ifsc) return invalid('empty');
  if (/[^A-Z]/.test(ifsc.slice(0, 4))) return invalid('letter-expected');
  if (ifsc.length > 4 && ifsc[4] !== '0') return invalid('zero-expected');
  if (/[^A-Z0-9]/.test(ifsc.slice(5))) return invalid('letter-or-digit-expected');
  if (ifsc.length !== 11) return invalid(ifsc.length < 11 ? 'too-short' : 'too-long');
  return valid(ifsc);
}
