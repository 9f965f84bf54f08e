import type { ReactNode } from 'react';

/**
 * What an OTP screen knows about the code (specification, section 3). The specification's names are in brackets where they
 * differ by their first letter.
 */
export interface OtpScreenConfig {
  /** How many digits the code has. (`Digits`) */
  digits: number;
  /** The masked mobile that the code went to, if it did. (`MobileAuth`) */
  mobileAuth?: string | undefined;
  /** The masked e-mail that the code went to, if it did. (`EmailAuth`) */
  emailAuth?: string | undefined;
  /** Whom it is for, as a form of address. (`Name`) */
  name?: string | undefined;
  /** Said while the code is checked. */
  loadingLabel: string;
  /** What the code is for, a word for analytics and tests, as `login` or `update-mobile`. (`Type`) */
  type: string;
  /** How often a new code may be asked for. */
  resendClickCount: number;
  /** How many wrong tries a code has before it is spent. */
  wrongAttemptsAllowed: number;
  /** Names under which `onEvent` reports what the person does; nothing is reported for a name that is not there. */
  events?: { view?: string | undefined; submit?: string | undefined; resend?: string | undefined } | undefined;
}

/** Everything that the screen says. */
export interface OtpScreenText {
  heading: ReactNode;
  /** Where the code went: from `mobileAuth`, `emailAuth` and `name`. */
  sentTo: (to: Pick<OtpScreenConfig, 'mobileAuth' | 'emailAuth' | 'name'>) => ReactNode;
  label: ReactNode;
  help?: ReactNode;
  submit: string;
  /** The error for a code that is too short. */
  incomplete: (digits: number) => ReactNode;
  triesLeft: (count: number) => ReactNode;
  /** Why the code cannot be sent any more: it is spent, a new one is needed. */
  spent: string;
  resend: string;
  /** Why a new code cannot be asked for yet. */
  resendIn: (seconds: number) => string;
  /** Why no more codes can be asked for. */
  resendsUsedUp: string;
  /** Of the link back, as "Use another number". */
  back?: string | undefined;
}
