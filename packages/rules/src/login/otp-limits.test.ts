import { expect, it } from 'vitest';
import { OTP_LIMITS } from './otp-limits.ts';

// "6 digits, 5 minutes, 3 wrong tries burn it (402), 5 failures in 30 minutes lock the login for 30 minutes (403); resend after 30 seconds, 3 times;
// at most 5 sends to one customer in 30 minutes without a session, 20 inside one, 4 an hour to a new contact"
it('has the decided limits', () => {
  expect(OTP_LIMITS).toEqual({
    digits: 6,
    lifetimeSeconds: 5 * 60,
    wrongTries: 3,
    failuresToLock: 5,
    failureWindowMinutes: 30,
    lockMinutes: 30,
    resendPauseSeconds: 30,
    resends: 3,
    sends: 5,
    sendsInSession: 20,
    sendWindowMinutes: 30,
    sendsToNewContact: 4,
    newContactWindowMinutes: 60,
  });
});
