import { OTP_LIMITS } from '@lifedesk/rules';
import type { LifedeskError } from '@lifedesk/sdk';

/** What the server says of an OTP that is on its way. */
export interface OtpSent {
  /** Seconds until it can be sent again. */
  readonly resendAfter: number;
  readonly resendsLeft: number;
}

/** The OTP step as data. */
export interface OtpState {
  readonly resendAfter: number;
  readonly resendsLeft: number;
  /** How often it has been sent again. */
  readonly resends: number;
  /** Wrong tries of the present OTP. */
  readonly wrongAttempts: number;
  /** The present OTP is expired or burnt: only a new one helps. */
  readonly spent: boolean;
  /** The answer to the last try, to be shown at the field. */
  readonly error: LifedeskError | undefined;
}

export function otpSent({ resendAfter, resendsLeft }: OtpSent): OtpState {
  return { resendAfter, resendsLeft, resends: 0, wrongAttempts: 0, spent: false, error: undefined };
}

/** A new OTP is on its way: the wrong tries of the old one no longer count. */
export function otpSentAgain(state: OtpState, { resendAfter, resendsLeft }: OtpSent): OtpState {
  return { ...otpSent({ resendAfter, resendsLeft }), resends: state.resends + 1 };
}

/** The OTP was refused: wrong, expired, or burnt by too many wrong tries. */
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

/** Asking for another OTP was refused: when none is left, the button says so. */
export function resendRefused(state: OtpState, error: LifedeskError): OtpState {
  return error.code === 'resend-limit' ? { ...state, resendsLeft: 0 } : state;
}
