import type { ReactNode } from 'react';

/**
 * What an OTP screen needs to know about the code (specification, section 3). The specification's names are in brackets
 * if they differ in their first letter.
 */
export interface OtpScreenConfig {
  /** How many digits the code has. (`Digits`) */
  digits: number;
  /** The masked mobile number that the code went to, if any. (`MobileAuth`) */
  mobileAuth?: string | undefined;
  /** The masked email address that the code went to, if any. (`EmailAuth`) */
  emailAuth?: string | undefined;
  /** A form of address. (`Name`) */
  name?: string | undefined;
  /** Shown while the code is checked. */
  loadingLabel: string;
  /** What the code is for, as a word for analytics and tests, such as `login` or `update-mobile`. (`Type`) */
  type: string;
  /** How many new codes can be requested. */
  resendClickCount: number;
  /** How many wrong attempts a code allows. */
  wrongAttemptsAllowed: number;
  /** Names under which `onEvent` reports what the person does; an event without a name is not reported. */
  events?: { view?: string | undefined; submit?: string | undefined; resend?: string | undefined } | undefined;
}

/** All texts of the screen. */
export interface OtpScreenText {
  heading: ReactNode;
  /** Where the code was sent: from `mobileAuth`, `emailAuth` and `name`. */
  sentTo: (to: Pick<OtpScreenConfig, 'mobileAuth' | 'emailAuth' | 'name'>) => ReactNode;
  label: ReactNode;
  help?: ReactNode;
  submit: string;
  /** The error for a code that is too short. */
  incomplete: (digits: number) => ReactNode;
  triesLeft: (count: number) => ReactNode;
  /** Why the code cannot be sent any more: no attempts are left, a new one is needed. */
  spent: string;
  resend: string;
  /** Why a new code cannot be requested yet. */
  resendIn: (seconds: number) => string;
  /** Why no more codes can be requested. */
  resendsUsedUp: string;
  /** Text of the link back, for example "Use another number". */
  back?: string | undefined;
}
