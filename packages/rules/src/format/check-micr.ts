import { checkFigures, type FiguresReason } from './check-figures.ts';
import type { FormatCheck } from './format-check.ts';

/** An MICR code: 9 digits. */
export function checkMicr(text: string): FormatCheck<string, FiguresReason> {
  return checkFigures(text, 9);
}
