import { clientMessages } from './client-messages.ts';

/**
 * The messages of section 8, verbatim, under keys that stay. A portal in another language translates the key; English is
 * the catalogue's own text. The four at the end replace texts that the specification names without giving them.
 */
export const messages = {
  invalidLogin: 'Invalid login credentials',
  loginBlocked:
    'Login to your account has been disabled due to multiple invalid Login Attempts. Please try again after 30 minutes.',
  otpExpired: 'OTP expired. Please try Resend OTP.',
  otpWrong: 'OTP entered is not correct. Please check.',
  panInvalid: 'Invalid PAN. Please try again',
  ticketInvalid: 'Invalid Ticket number. Please try again.',
  ticketNotValid: 'Please Enter Valid Ticket Number',
  policyNumberNeeded: 'Please enter your policy number for further validation',
  ...clientMessages,
  technicalDifficulties: "We're currently experiencing technical difficulties. Please try again later.",
  badRequest: 'Bad Request',
  sessionTimedOut: 'Your session timed out. Please re-login.',
  noPolicyData: 'Sorry! No policy data was found for the entered details. Try again.',
  fileFormat: 'Invalid file format',
  maintenance: 'maintenance data unavailable',
  none: '',
} as const;

export type MessageKey = keyof typeof messages;

/** The key of a text that matches the catalogue word for word, so that a server's message can be translated too. */
export function messageKeyOf(text: string): MessageKey | undefined {
  return (Object.keys(messages) as MessageKey[]).find((key) => messages[key] === text);
}
