import { LifedeskError, outcomeFor, type ProblemCode } from '@lifedesk/sdk';
import { describe, expect, it } from 'vitest';
import { otpRefused, otpSent, otpSentAgain, resendRefused } from './otp-state.ts';

const sent = otpSent({ resendAfter: 30, resendsLeft: 3 });

/** The SDK's error for a status and a code. */
const refusal = (status: number, code: ProblemCode, triesLeft?: number) =>
  new LifedeskError({
    code,
    operation: 'validateOtp',
    status,
    outcome: outcomeFor('validateOtp', status, { code }),
    correlationId: 'c',
    triesLeft,
  });

describe('the OTP step', () => {
  it('counts wrong attempts as the server does', () => {
    expect(otpRefused(sent, refusal(401, 'otp-wrong', 2))).toMatchObject({ wrongAttempts: 1, spent: false });
    expect(otpRefused(sent, refusal(401, 'otp-wrong', 0))).toMatchObject({ wrongAttempts: 3 });
  });

  it('counts by itself if the server does not say', () => {
    const once = otpRefused(sent, refusal(401, 'otp-wrong'));
    expect(once.wrongAttempts).toBe(1);
    expect(otpRefused(once, refusal(401, 'otp-wrong')).wrongAttempts).toBe(2);
  });

  it('asks for a new OTP when the present one is invalid or expired', () => {
    expect(otpRefused(sent, refusal(402, 'otp-burnt', 0))).toMatchObject({ spent: true, wrongAttempts: 3 });
    const expired = refusal(401, 'otp-expired');
    expect(otpRefused(sent, expired)).toMatchObject({ spent: true, wrongAttempts: 0, error: expired });
  });

  it('starts over with a new OTP, and remembers how many were requested', () => {
    const burnt = otpRefused(sent, refusal(402, 'otp-burnt', 0));
    const again = otpSentAgain(burnt, { resendAfter: 30, resendsLeft: 2 });
    expect(again).toEqual({
      resendAfter: 30,
      resendsLeft: 2,
      resends: 1,
      wrongAttempts: 0,
      spent: false,
      error: undefined,
    });
    expect(otpSentAgain(again, { resendAfter: 30, resendsLeft: 1 }).resends).toBe(2);
  });

  it('knows when no more can be requested', () => {
    expect(resendRefused(sent, refusal(429, 'resend-limit')).resendsLeft).toBe(0);
    expect(resendRefused(sent, refusal(429, 'resend-too-soon'))).toBe(sent);
  });
});
