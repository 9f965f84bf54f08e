import { checkFigures, type FiguresReason } from './check-figures.ts';
import type { FormatCheck } from './format-check.ts';

/** A policy number: 9 digits. Whether the policy exists is for the server to say. */
export function checkPolicyNumber(text: string): FormatCheck<string, FiguresReason> {
  return checkFigures(text, 9);
}
