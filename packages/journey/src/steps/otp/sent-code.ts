import { type Sdk, sendOtp } from '@lifedesk/sdk';
import { inBackground } from '../../answers/in-background.ts';
import type { OtpSent } from './otp-state.ts';

/** What an operation returns for work to be confirmed: the challenge for the code, and its masked recipients. */
export interface Challenge {
  readonly otpToken: string;
  readonly mobileNo?: string | undefined;
  readonly emailId?: string | undefined;
}

/** A code on its way. Its token is part of the proof: a field with it is secret or transient. */
export interface SentCode extends Challenge, OtpSent {}

/** A code as typed, with its token: a request takes both. */
export interface TypedOtp {
  readonly otpToken: string;
  readonly otp: string;
}

export const notTyped: TypedOtp = { otpToken: '', otp: '' };

/**
 * Sends a code inside a session, the first time and again. @param workType the action phrase of the service
 * @throws LifedeskError
 */
export async function sendCode(sdk: Sdk, challenge: Challenge, workType: string): Promise<SentCode> {
  const { mobileNo, emailId } = challenge;
  const { otpToken, resendAfter, resendsLeft } = await sendOtp(sdk, challenge.otpToken, workType, inBackground);
  return { otpToken, mobileNo, emailId, resendAfter, resendsLeft };
}
