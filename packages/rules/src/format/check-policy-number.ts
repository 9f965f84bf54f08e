import { checkFigures, type FiguresReason } from './check-figures.ts';
import type { FormatCheck } from './format-check.ts';

/** Checks a policy number: 9 digits. Only the server knows whether the policy exists. */
export function checkPolicyNumber(text: string): FormatCheck<string, FiguresReason> {
  return checkFigures(text, 9);
}
