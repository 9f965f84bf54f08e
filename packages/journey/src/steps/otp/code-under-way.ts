import { type CallOptions, type Sdk, sendOtp } from '@lifedesk/sdk';
import type { OtpSent } from './otp-state.ts';

/** A challenge for which a code can be sent, and where the code goes, masked. */
export interface CodeChallenge {
  readonly otpToken: string;
  readonly mobile?: string | undefined;
  readonly email?: string | undefined;
}

/** A code on its way. Its token is part of the proof: a field that holds it is secret or momentary. */
export interface CodeUnderWay extends CodeChallenge, OtpSent {}

/**
 * Sends a code inside a session, at first and again. @param workType the action phrase of the service
 * @throws LifedeskError
 */
export async function sendCode(
  sdk: Sdk,
  challenge: CodeChallenge,
  workType: string,
  options?: CallOptions,
): Promise<CodeUnderWay> {
  const { otpToken, resendAfter, resendsLeft } = await sendOtp(sdk, challenge.otpToken, workType, options);
  return { ...challenge, otpToken, resendAfter, resendsLeft };
}
