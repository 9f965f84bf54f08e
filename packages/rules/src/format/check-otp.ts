import { OTP_LIMITS } from '../login/otp-limits.ts';
import { checkFigures, type FiguresReason } from './check-figures.ts';
import type { FormatCheck } from './format-check.ts';

/** A one-time password as typed or pasted: 6 digits. Whether it is the right one is for the server to say. */
export function checkOtp(text: string): FormatCheck<string, FiguresReason> {
  return checkFigures(text, OTP_LIMITS.digits);
}
