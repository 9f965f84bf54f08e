import { checkFigures, type FiguresReason } from './check-figures.ts';
import type { FormatCheck } from './format-check.ts';

/** Checks a client id: 8 to 10 digits. */
export function checkClientId(text: string): FormatCheck<string, FiguresReason> {
  return checkFigures(text, 8, 10);
}
