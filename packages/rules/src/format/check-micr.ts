import { checkFigures, type FiguresReason } from './check-figures.ts';
import type { FormatCheck } from './format-check.ts';

/** Checks an MICR code: 9 digits. */
export function checkMicr(text: string): FormatCheck<string, FiguresReason> {
  return checkFigures(text, 9);
}
