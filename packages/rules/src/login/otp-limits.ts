/**
 * What holds for every one-time password: so many digits, valid for so long, burnt by so many wrong tries (402); so many
 * failures within the window lock the login for so long (403); sent again so many times, each after the pause.
 */
export const OTP_LIMITS = {
  digits: 6,
  lifetimeSeconds: 300,
  wrongTries: 3,
  failuresToLock: 5,
  failureWindowMinutes: 30,
  lockMinutes: 30,
  resendPauseSeconds: 30,
  resends: 3,
} as const;
