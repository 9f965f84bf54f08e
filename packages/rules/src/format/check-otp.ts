import { OTP_LIMITS } from '../login/otp-limits.ts';
import { checkFigures, type FiguresReason } from './check-figures.ts';
import type { FormatCheck } from './format-check.ts';

/** Checks a one-time password as typed or pasted: 6 digits. Only the server knows whether it is the right one. */
export function checkOtp(text: string): FormatCheck<string, FiguresReason> {
  return checkFigures(text, OTP_LIMITS.digits);
}
