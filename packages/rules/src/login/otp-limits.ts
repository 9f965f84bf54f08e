/**
 * The limits of one-time passwords: digits and lifetime; wrong attempts that invalidate one (402); failures within the
 * window that lock the login, and for how long (403); resends of one challenge and the pause before each; messages to
 * one customer within the send window, with and without a session; messages to a contact that is not registered yet.
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
  sends: 5,
  sendsInSession: 20,
  sendWindowMinutes: 30,
  sendsToNewContact: 4,
  newContactWindowMinutes: 60,
} as const;
