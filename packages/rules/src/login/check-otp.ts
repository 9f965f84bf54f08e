import { checkFigures, type FiguresReason } from '../format/check-figures.ts';
import type { FormatCheck } from '../format/format-check.ts';
import { OTP_LIMITS } from './otp-limits.ts';

/** Checks a one-time password as typed or pasted: 6 digits. Only the server knows whether it is the right one. */
export function checkOtp(text: string): FormatCheck<string, FiguresReason> {
  return checkFigures(text, OTP_LIMITS.digits);
}
