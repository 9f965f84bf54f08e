import { OTP_LIMITS } from '@lifedesk/rules';
import type { LifedeskError } from '@lifedesk/sdk';

/** What the server says about an OTP on its way. */
export interface OtpSent {
  /** Seconds until it can be sent again. */
  readonly resendAfter: number;
  readonly resendsLeft: number;
}

/** The OTP step as data. */
export interface OtpState {
  readonly resendAfter: number;
  readonly resendsLeft: number;
  /** How many times it was sent again. */
  readonly resends: number;
  /** Wrong attempts with the present OTP. */
  readonly wrongAttempts: number;
  /** The present OTP has expired or has no attempts left: only a new one helps. */
  readonly spent: boolean;
  /** The response to the last attempt, shown at the field. */
  readonly error: LifedeskError | undefined;
}

export function otpSent({ resendAfter, resendsLeft }: OtpSent): OtpState {
  return { resendAfter, resendsLeft, resends: 0, wrongAttempts: 0, spent: false, error: undefined };
}

/** A new OTP is on its way: wrong attempts with the old one no longer count. */
export function otpSentAgain(state: OtpState, { resendAfter, resendsLeft }: OtpSent): OtpState {
  return { ...otpSent({ resendAfter, resendsLeft }), resends: state.resends + 1 };
}

/** The OTP was refused: wrong, expired, or invalid after too many wrong attempts. */
export function otpRefused(state: OtpState, error: LifedeskError): OtpState {
  const wrong = error.code === 'otp-wrong' || error.code === 'otp-burnt';
  const left = error.triesLeft ?? OTP_LIMITS.wrongTries - state.wrongAttempts - 1;
  return {
    ...state,
    wrongAttempts: wrong ? OTP_LIMITS.wrongTries - Math.max(0, left) : state.wrongAttempts,
    spent: error.next === 'resend-otp',
    error,
  };
}

/** The request for another OTP was refused: when none is left, the button says so. */
export function resendRefused(state: OtpState, error: LifedeskError): OtpState {
  return error.code === 'resend-limit' ? { ...state, resendsLeft: 0 } : state;
}
